import CPicaDBus
import Foundation

final class Portal {
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"

    private struct Setting {
        let namespace, key, type: String
        let words: [String]
    }

    private let connection: OpaquePointer
    private var settings: [Setting] = []
    private var waiting: [OpaquePointer] = []
    private var isHolding = false
    private var unread: [UInt8] = []

    init?() {
        guard let connection = dbus_bus_get_private(DBUS_BUS_SESSION, nil) else { return nil }
        self.connection = connection
    }

    /// Until its input ends.
    func run() {
        var descriptor: Int32 = -1
        dbus_connection_get_unix_fd(connection, &descriptor)
        while true {
            while let message = dbus_connection_pop_message(connection) { handle(message) }
            dbus_connection_flush(connection)
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            ]
            poll(&descriptors, 2, -1)
            if descriptors[0].revents != 0, dbus_connection_read_write(connection, 0) == 0 { return }
            if descriptors[1].revents != 0, !readCommands() { return }
        }
    }

    /// Writes a line at once, because a test waits for it.
    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    private func readCommands() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        guard count > 0 else { return false }
        unread += buffer[..<count]
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: unread[..<end], as: UTF8.self)
            unread.removeSubrange(...end)
            perform(line.split(separator: " ").map(String.init))
        }
        return true
    }

    private func perform(_ words: [String]) {
        switch words.first {
        case "own":
            dbus_bus_request_name(connection, Self.name, UInt32(DBUS_NAME_FLAG_DO_NOT_QUEUE), nil)
            say("owned")
        case "leave":
            dbus_bus_release_name(connection, Self.name, nil)
            say("left")
        case "hold":
            isHolding = true
            say("holding")
        case "answer":
            isHolding = false
            for call in waiting { answer(call) }
            waiting = []
            say("answered")
        case "set" where words.count > 4:
            let setting = Setting(
                namespace: words[1], key: words[2], type: words[3], words: Array(words[4...]))
            settings.removeAll { $0.namespace == setting.namespace && $0.key == setting.key }
            settings.append(setting)
            send(changed(setting))
        case "tell" where words.count > 5:
            let setting = Setting(
                namespace: words[2], key: words[3], type: words[4], words: Array(words[5...]))
            send(changed(setting), to: words[1])
            settle()
            say("told")
        case "respond" where words.count == 4:
            send(response(words[3], about: words[2]), to: words[1] == "all" ? nil : words[1])
            settle()
            say("responded")
        case "refuse" where words.count == 2:
            for serial in 1...50 {
                let error = dbus_message_new(DBUS_MESSAGE_TYPE_ERROR)
                dbus_message_set_error_name(error, "org.freedesktop.DBus.Error.Failed")
                dbus_message_set_reply_serial(error, UInt32(serial))
                send(error, to: words[1])
            }
            settle()
            say("refused")
        default: say("what is \(words)?")
        }
    }

    // MARK: The bus

    private func handle(_ message: OpaquePointer) {
        if dbus_message_has_interface(message, "org.freedesktop.portal.FileChooser") != 0 {
            return wanted(message)
        }
        guard dbus_message_is_method_call(message, Self.interface, "ReadAll") != 0 else {
            return dbus_message_unref(message)
        }
        say("asked")
        say("by \(String(cString: dbus_message_get_sender(message)))")
        if isHolding { waiting.append(message) } else { answer(message) }
    }

    private func answer(_ call: OpaquePointer) {
        let reply = dbus_message_new_method_return(call)
        dbus_message_unref(call)
        var root = DBusMessageIter()
        dbus_message_iter_init_append(reply, &root)
        var spaces = DBusMessageIter()
        open(&root, "a", "{sa{sv}}", &spaces)
        for (namespace, own) in Dictionary(grouping: settings, by: \.namespace) {
            var space = DBusMessageIter()
            open(&spaces, "e", nil, &space)
            append(namespace, to: &space)
            var keys = DBusMessageIter()
            open(&space, "a", "{sv}", &keys)
            for setting in own {
                var entry = DBusMessageIter()
                open(&keys, "e", nil, &entry)
                append(setting.key, to: &entry)
                append(setting, to: &entry)
                dbus_message_iter_close_container(&keys, &entry)
            }
            dbus_message_iter_close_container(&space, &keys)
            dbus_message_iter_close_container(&spaces, &space)
        }
        dbus_message_iter_close_container(&root, &spaces)
        dbus_connection_send(connection, reply, nil)
        dbus_message_unref(reply)
    }

    /// A request for a file dialog. The last option gives the dialog's name there.
    private func wanted(_ call: OpaquePointer) {
        let sender = String(cString: dbus_message_get_sender(call))
        let own = sender.dropFirst().replacingOccurrences(of: ".", with: "_")
        say("wanted \(sender) \(Self.path)/request/\(own)/\(token(of: call))")
        send(dbus_message_new_method_return(call))
        dbus_message_unref(call)
    }

    /// The value of a call's option with that name.
    private func token(of call: OpaquePointer) -> String {
        var place = DBusMessageIter()
        dbus_message_iter_init(call, &place)
        while dbus_message_iter_get_arg_type(&place) != Int32(UInt8(ascii: "a")) {
            guard dbus_message_iter_next(&place) != 0 else { return "" }
        }
        var entries = DBusMessageIter()
        dbus_message_iter_recurse(&place, &entries)
        repeat {
            var entry = DBusMessageIter()
            dbus_message_iter_recurse(&entries, &entry)
            guard text(at: &entry) == "handle_token" else { continue }
            dbus_message_iter_next(&entry)
            var value = DBusMessageIter()
            dbus_message_iter_recurse(&entry, &value)
            return text(at: &value)
        } while dbus_message_iter_next(&entries) != 0
        return ""
    }

    private func text(at place: inout DBusMessageIter) -> String {
        var value = DBusBasicValue()
        dbus_message_iter_get_basic(&place, &value)
        return value.str.map { String(cString: $0) } ?? ""
    }

    private func response(_ file: String, about path: String) -> OpaquePointer? {
        let signal = dbus_message_new_signal(path, "org.freedesktop.portal.Request", "Response")
        var root = DBusMessageIter()
        dbus_message_iter_init_append(signal, &root)
        append("0", as: "u", to: &root)
        var (results, entry, value, files) = (
            DBusMessageIter(), DBusMessageIter(), DBusMessageIter(), DBusMessageIter()
        )
        open(&root, "a", "{sv}", &results)
        open(&results, "e", nil, &entry)
        append("uris", to: &entry)
        open(&entry, "v", "as", &value)
        open(&value, "a", "s", &files)
        append(file, to: &files)
        dbus_message_iter_close_container(&value, &files)
        dbus_message_iter_close_container(&entry, &value)
        dbus_message_iter_close_container(&results, &entry)
        dbus_message_iter_close_container(&root, &results)
        return signal
    }

    /// - Parameter receiver: nil for all who listen.
    private func send(_ message: OpaquePointer?, to receiver: String? = nil) {
        if let receiver { dbus_message_set_destination(message, receiver) }
        dbus_connection_send(connection, message, nil)
        dbus_message_unref(message)
    }

    /// Waits until the bus has delivered the sent messages.
    private func settle() { _ = dbus_bus_name_has_owner(connection, Self.name, nil) }

    private func changed(_ setting: Setting) -> OpaquePointer? {
        let signal = dbus_message_new_signal(Self.path, Self.interface, "SettingChanged")
        var root = DBusMessageIter()
        dbus_message_iter_init_append(signal, &root)
        append(setting.namespace, to: &root)
        append(setting.key, to: &root)
        append(setting, to: &root)
        return signal
    }

    // MARK: Values

    private func open(
        _ outer: inout DBusMessageIter, _ type: Unicode.Scalar, _ content: String?,
        _ inner: inout DBusMessageIter
    ) {
        dbus_message_iter_open_container(&outer, Int32(type.value), content, &inner)
    }

    private func append(_ text: String, to place: inout DBusMessageIter) {
        text.withCString { text in
            var text: UnsafePointer<CChar>? = text
            _ = dbus_message_iter_append_basic(&place, Int32(UInt8(ascii: "s")), &text)
        }
    }

    private func append(_ setting: Setting, to place: inout DBusMessageIter) {
        let isStructure = setting.type.count > 1
        var variant = DBusMessageIter()
        open(&place, "v", isStructure ? "(\(setting.type))" : setting.type, &variant)
        if isStructure {
            var structure = DBusMessageIter()
            open(&variant, "r", nil, &structure)
            for word in setting.words { append(word, as: "d", to: &structure) }
            dbus_message_iter_close_container(&variant, &structure)
        } else {
            append(setting.words.joined(separator: " "), as: setting.type, to: &variant)
        }
        dbus_message_iter_close_container(&place, &variant)
    }

    private func append(_ word: String, as type: String, to place: inout DBusMessageIter) {
        switch type {
        case "s": append(word, to: &place)
        case "d":
            var value = Double(word) ?? 0
            dbus_message_iter_append_basic(&place, Int32(UInt8(ascii: "d")), &value)
        case "b":
            var value: UInt32 = word == "true" ? 1 : 0
            dbus_message_iter_append_basic(&place, Int32(UInt8(ascii: "b")), &value)
        default:
            var value = Int32(word) ?? 0
            dbus_message_iter_append_basic(&place, Int32(type.unicodeScalars.first?.value ?? 0), &value)
        }
    }
}
