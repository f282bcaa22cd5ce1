import Foundation
import PicaFoundation

/// Saves on a disk without room: no file that this program writes may be longer than 4 KiB.
///
/// Arguments: how (`data`, `file`, `folder`), the place, and the number of bytes. Prints what went wrong.
@main enum SavingProbe {
    static func main() throws {
        let (place, size) = (
            URL(fileURLWithPath: CommandLine.arguments[2]), Int(CommandLine.arguments[3]) ?? 0
        )
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let data = Data(repeating: UInt8(ascii: "n"), count: size)
        do {
            switch CommandLine.arguments[1] {
            case "data": try SafeWrite.write(data, to: place)
            case "file":
                try FileWrapper(regularFileWithContents: data).write(to: place, originalContentsURL: nil)
            default:
                try FileWrapper(directoryWithFileWrappers: [
                    "a": FileWrapper(regularFileWithContents: Data("a".utf8)),
                    "b": FileWrapper(regularFileWithContents: data),
                ]).write(to: place, originalContentsURL: nil)
            }
            print("written")
        } catch {
            print(error.localizedDescription)
        }
    }
}
