import Foundation

/// The resource database of an X server: what `xrdb -query` prints.
package enum XResources {
    /// - Returns: The value of the resource of exactly that name; nil when there is none, or no X.
    static func value(of name: String) -> String? {
        text().flatMap { value(of: name, in: $0) }
    }

    /// Finds `name:` at the start of a line.
    package static func value(of name: String, in text: String) -> String? {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
                return parts[1].trimmingCharacters(in: .whitespaces)
            }
        }
        return nil
    }

    /// Asks over a connection of its own: SDL shows its connection only in a header that would bring
    /// all of Xlib's names along.
    private static func text() -> String? {
        // SDL has loaded the library already, or this is no X session.
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
