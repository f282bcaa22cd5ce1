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

    /// Reads the database over a separate connection. SDL exposes its own only in a header that would import all of
    /// Xlib's names.
    private static func text() -> String? {
        // SDL has loaded the library already, or this is not an X session.
        guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD) else { return nil }
        defer { dlclose(library) }
        guard
            let open = dlsym(library, "XOpenDisplay"), let close = dlsym(library, "XCloseDisplay"),
            let resources = dlsym(library, "XResourceManagerString")
        else { return nil }
        typealias Display = OpaquePointer
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> Display?
        typealias Close = @convention(c) (Display) -> CInt
        typealias Resources = @convention(c) (Display) -> UnsafePointer<CChar>?
        guard let display = unsafeBitCast(open, to: Open.self)(nil) else { return nil }
        defer { _ = unsafeBitCast(close, to: Close.self)(display) }
        return unsafeBitCast(resources, to: Resources.self)(display).map { String(cString: $0) }
    }
}
