import Foundation

/// A folder that goes with its object.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/pica-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure("cannot make a temporary folder") }
        path = String(cString: made)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes the folder and its content another user's.
    func give(to user: uid_t) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            chown(path + "/" + name, user, user)
        }
        guard chown(path, user, user) == 0 else { throw Failure("cannot give \(path) to user \(user)") }
    }
}
