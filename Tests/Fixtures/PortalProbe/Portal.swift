import CDBus
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

    /// Writes a line at once: somebody waits for it.
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
            signal(setting)
        default: say("what is \(words)?")
        }
    }

    // MARK: The bus

    private func handle(_ message: OpaquePointer) {
        guard dbus_message_is_method_call(message, Self.interface, "ReadAll") != 0 else {
            return dbus_message_unref(message)
        }
        say("asked")
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

    private func signal(_ setting: Setting) {
        let signal = dbus_message_new_signal(Self.path, Self.interface, "SettingChanged")
        var root = DBusMessageIter()
        dbus_message_iter_init_append(signal, &root)
        append(setting.namespace, to: &root)
        append(setting.key, to: &root)
        append(setting, to: &root)
        dbus_connection_send(connection, signal, nil)
        dbus_message_unref(signal)
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
