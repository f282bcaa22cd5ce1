import Foundation
import PicaFoundation

/// The desktop entries of installed programs, and which of them the person prefers for a type.
struct DesktopEntries {
    /// The folders with settings, the person's own first.
    private let configuration: [String]
    /// The folders with programs, the person's own first.
    private let data: [String]
    /// The names of the desktop, whose settings come before common ones.
    private let desktops: [String]

    /// The largest list that is read, in bytes.
    private static let longest = 4 << 20

    /// Reads the folders from environment variables.
    ///
    /// - Parameter value: Returns the value of a variable; `nil` if it is empty or not set.
    init(_ value: (String) -> String? = { environmentVariable($0) }) {
        let home = value("HOME") ?? NSHomeDirectory()
        func list(_ own: String, _ usual: String, _ others: String, _ usualOthers: String) -> [String] {
            [value(own) ?? home + usual]
                + (value(others) ?? usualOthers).split(separator: ":").map(String.init)
        }
        configuration = list("XDG_CONFIG_HOME", "/.config", "XDG_CONFIG_DIRS", "/etc/xdg")
        data = list("XDG_DATA_HOME", "/.local/share", "XDG_DATA_DIRS", "/usr/local/share:/usr/share").map {
            $0 + "/applications"
        }
        desktops = (value("XDG_CURRENT_DESKTOP") ?? "").lowercased().split(separator: ":").map(String.init)
    }

    /// Returns the file of an entry; `nil` if there is none of this name.
    func entry(_ name: String) -> URL? {
        guard !name.contains("/"), !name.contains("\0") else { return nil }
        return data.lazy.map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Returns the entry that the person prefers for a MIME type; `nil` if none is installed.
    func preferred(for type: String) -> URL? {
        let names = desktops.map { "\($0)-mimeapps.list" } + ["mimeapps.list"]
        for folder in configuration + data {
            for name in names {
                if let found = first(of: type, in: "Default Applications", "\(folder)/\(name)") {
                    return found
                }
            }
        }
        for folder in configuration + data {
            for name in names {
                if let found = first(of: type, in: "Added Associations", "\(folder)/\(name)") { return found }
            }
        }
        return data.lazy.compactMap { first(of: type, in: "MIME Cache", "\($0)/mimeinfo.cache") }.first
    }

    /// Returns the first installed entry that a section of a list names for a type.
    private func first(of type: String, in section: String, _ path: String) -> URL? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let bytes = try? file.read(upToCount: Self.longest) else { return nil }
        var isInside = false
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.hasPrefix("[") {
                isInside = line == "[\(section)]"
            } else if isInside, line.hasPrefix(type + "=") {
                let names = line.dropFirst(type.count + 1).split(separator: ";").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                if let found = names.lazy.compactMap({ entry($0) }).first { return found }
            }
        }
        return nil
    }
}
