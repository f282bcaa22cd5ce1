import Foundation

/// A variable of the program's environment; nil where it is not set or empty.
///
/// `ProcessInfo.environment` makes a dictionary of all of them at each question.
package func environmentVariable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
}
