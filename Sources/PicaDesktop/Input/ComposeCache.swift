import Foundation
import PicaFoundation

/// Where Xlib keeps what it made of its table of dead keys and compose sequences.
///
/// To read the table is a quarter of a program's start. Xlib keeps the result for a day where it is given
/// a folder (and for anybody but root), which no desktop gives it. This one is in the session's runtime
/// folder: private, in memory and gone with the session, so that no file is left half written by a
/// crash of the machine.
enum ComposeCache {
    private static let variable = "XCOMPOSECACHE"

    /// Does something that connects to an X server, with a folder for Xlib; without where a person names
    /// one, or where another program is at it: Xlib maps a file as soon as it is there, however
    /// little of it has been written. To be called before there are threads, as the environment changes.
    static func use<Result>(_ connect: () -> Result) -> Result {
        guard geteuid() != 0, environmentVariable("DISPLAY") != nil, environmentVariable(variable) == nil,
            // What is not absolute counts as unset.
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
        // Programs that this one starts do not know of the lock.
        defer { unsetenv(variable) }
        return connect()
    }

    /// A program that was ended just as Xlib made its file leaves it empty, and Xlib ends the next by
    /// reading it.
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
