import Foundation
import PicaFoundation

/// Where a scene's values are kept, a file each. It belongs to one window at a time, of whatever process.
package final class StorageFolder: Sendable {
    let path: String
    /// Held locked for as long as the folder is in use; −1 where it cannot be.
    private let lock: Int32

    /// The most windows of one kind whose values are told apart.
    private static let mostWindows = 1000
    private static let longestName = 200

    /// The first folder of a scene that no window has, made where there is none.
    /// - Parameters:
    ///   - scene: What the app calls the scene.
    ///   - other: The name of one that it calls nothing.
    ///   - root: Where the program keeps what it is about.
    /// - Returns: nil where nothing can be kept, of which a warning tells.
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

    /// Whether a window of the program has kept anything; what asks for a folder makes one.
    package static var isAnyKept: Bool { FileManager.default.fileExists(atPath: appFolder + "/scenes") }

    /// Where the program's own state belongs on this machine.
    package static var appFolder: String {
        let home = environmentVariable("HOME") ?? NSHomeDirectory()
        // A relative path is to be ignored, says the standard.
        let state = environmentVariable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return "\(state ?? home + "/.local/state")/\(fileName(ProcessInfo.processInfo.processName))"
    }

    /// nil where another window has it.
    private init?(_ path: String) {
        self.path = path
        lock = open(path + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        // Some file systems know no locks: better to share the folder than to have none.
        if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(lock)
            return nil
        }
    }

    deinit { if lock >= 0 { close(lock) } }

    /// What is kept under a key. What cannot be read is set aside, and a warning tells.
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

    /// - Returns: Whether it is kept; a warning tells where it cannot be.
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

    /// A name that any file system takes, another for each text.
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
            // FNV-1a, which is the same in each process.
            let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01B3
            }
            return name.prefix(longestName / 2) + "%." + String(hash, radix: 16)
        }
        return name
    }

    private static let logger = Logger(subsystem: "Pica", category: "storage")
}
