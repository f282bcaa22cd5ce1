import Foundation
import PicaFoundation

/// The folder of a scene's values, with one file each. It belongs to one window at a time, across all processes.
package final class StorageFolder: Sendable {
    let path: String
    /// The descriptor of the lock file, locked while the folder is in use; −1 if it cannot be opened.
    private let lock: Int32

    /// The maximum number of windows of one scene with folders of their own.
    private static let mostWindows = 1000
    private static let longestName = 200

    /// Returns the first folder of a scene that no window uses, and creates it if needed.
    ///
    /// - Parameters:
    ///   - scene: The scene's name.
    ///   - other: The folder name for scenes without a name.
    ///   - root: The state folder of the program.
    /// - Returns: `nil` if nothing can be stored; a warning is logged.
    package static func firstFree(
        for scene: String?, or other: String = "+", in root: String = appFolder
    ) -> StorageFolder? {
        do {
            for number in 1...mostWindows {
                let path = "\(root)/scenes/\(scene.map(fileName) ?? other)-\(number)"
                try FileManager.default.createDirectory(
                    atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                if let folder = StorageFolder(path) { return folder }
            }
        } catch {
            logger.warningOnce("what views keep by @SceneStorage will be forgotten: \(root) cannot be made")
        }
        return nil
    }

    /// Whether any window of the program has stored a value. Does not create a folder.
    package static var isAnyKept: Bool { FileManager.default.fileExists(atPath: appFolder + "/scenes") }

    /// The state folder of the program on this machine.
    package static var appFolder: String {
        let home = environmentVariable("HOME") ?? NSHomeDirectory()
        // The XDG standard says to ignore relative paths.
        let state = environmentVariable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return "\(state ?? home + "/.local/state")/\(fileName(ProcessInfo.processInfo.processName))"
    }

    /// Locks a folder; `nil` if another window uses it.
    private init?(_ path: String) {
        self.path = path
        lock = open(path + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        // Some file systems do not support locks: sharing the folder is better than storing nothing.
        if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(lock)
            return nil
        }
    }

    deinit { if lock >= 0 { close(lock) } }

    /// Reads the value of a key. A damaged file is set aside, with a warning.
    func read(_ key: String) -> StorageValue? {
        let file = file(key)
        do {
            return try file.read()
        } catch {
            Self.logger.warning(
                "what was kept by @SceneStorage as \(key) is lost: \(error); it is now \(file.setAside())")
            return nil
        }
    }

    /// Writes the value of a key.
    ///
    /// - Returns: Whether it was written; if not, a warning is logged.
    func write(_ value: StorageValue?, as key: String) -> Bool {
        do {
            try file(key).write(value)
            return true
        } catch {
            Self.logger.warningOnce(
                "what a view keeps by @SceneStorage as \(key) cannot be written: \(error)")
            return false
        }
    }

    private func file(_ key: String) -> StorageFile { StorageFile(path: "\(path)/\(Self.fileName(key))") }

    /// Returns a file name valid on any file system, and unique for each text.
    private static func fileName(_ text: String) -> String {
        var name = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default: name += "%" + String(byte, radix: 16)
            }
        }
        guard !name.isEmpty, name.count <= longestName else {
            // FNV-1a, because Swift's hash differs between processes.
            let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01B3
            }
            return name.prefix(longestName / 2) + "%." + String(hash, radix: 16)
        }
        return name
    }

    private static let logger = Logger(subsystem: "Pica", category: "storage")
}
