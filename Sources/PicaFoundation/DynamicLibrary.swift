import Foundation

/// A C library that the program opens when it first needs it.
///
/// Programs that do not need the library start faster, and they run where it is not installed. An open library stays
/// open until the process ends.
package struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Opens a library; `nil` if it is missing.
    ///
    /// - Parameters:
    ///   - name: The library's file name, such as `libcurl.so.4`.
    ///   - isLoaded: Whether the library must be in the process already.
    package init?(_ name: String, ifLoaded isLoaded: Bool = false) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL | (isLoaded ? RTLD_NOLOAD : 0)) else {
            return nil
        }
        self.handle = handle
    }

    /// Returns a function of the library, or of the libraries that it depends on; `nil` if there is none of that name.
    ///
    /// - Parameter type: The function's C type. The library cannot tell whether it is right.
    package func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
        address(of: name).map { unsafeBitCast($0, to: type) }
    }

    /// Returns the address of a function with a variable number of arguments.
    package func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
