import Foundation

/// The resource database of an X server, as `xrdb -query` prints it.
package enum XResources {
    /// - Returns: The value of the resource with exactly that name; `nil` if there is none, or no X server.
    static func value(of name: String) -> String? {
        text().flatMap { value(of: name, in: $0) }
    }

    /// Returns the value after `name:` at the start of a line.
    package static func value(of name: String, in text: String) -> String? {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
                return parts[1].trimmingCharacters(in: .whitespaces)
            }
        }
        return nil
    }

    /// Reads the database over a separate connection.
    private static func text() -> String? {
        guard let xlib = LibX11(), let display = xlib.openDisplay?(nil) else { return nil }
        defer { _ = xlib.closeDisplay?(display) }
        return xlib.resourceManagerString?(display).map { String(cString: $0) }
    }
}
