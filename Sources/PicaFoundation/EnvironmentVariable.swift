import Foundation

/// Returns a variable of the program's environment, or `nil` if it is not set or empty.
///
/// `ProcessInfo.environment` builds a dictionary of all variables for each query.
package func environmentVariable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
}
