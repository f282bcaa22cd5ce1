import Foundation
import PicaFoundation

/// The folder where Xlib caches its table of dead keys and compose sequences.
///
/// Parsing the table takes a quarter of a program's start. Xlib caches the result for a day if it is given a folder
/// (and the user is not root), which no desktop does. This folder is in the session's runtime folder: private, in
/// memory and deleted with the session, so that a crash of the machine leaves no partial file.
enum ComposeCache {
    private static let variable = "XCOMPOSECACHE"

    /// Runs a closure that connects to an X server, with the cache enabled.
    ///
    /// The cache is not used if the user has set a folder, or while another program uses it. Xlib maps a file as soon
    /// as it exists, even if it is incomplete. Call this before there are threads, because it changes the environment.
    static func use<Result>(_ connect: () -> Result) -> Result {
        guard geteuid() != 0, environmentVariable("DISPLAY") != nil, environmentVariable(variable) == nil,
            // The XDG standard says to ignore relative paths.
            let runtime = environmentVariable("XDG_RUNTIME_DIR"), runtime.hasPrefix("/")
        else { return connect() }
        let path = runtime + "/pica-compose"
        mkdir(path, 0o700)
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return connect() }
        defer { close(folder) }
        guard flock(folder, LOCK_EX | LOCK_NB) == 0 else { return connect() }
        removeEmptyFiles(in: path)
        setenv(variable, path, 1)
        // Child processes do not use the lock.
        defer { unsetenv(variable) }
        return connect()
    }

    /// Removes empty cache files. A program killed while Xlib creates its file leaves it empty, and Xlib crashes the
    /// next program that reads it.
    private static func removeEmptyFiles(in path: String) {
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            var status = stat()
            let name = entry.pointer(to: \.d_name)
            name?.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                if fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_size == 0 {
                    unlinkat(dirfd(folder), name, 0)
                }
            }
        }
    }
}
