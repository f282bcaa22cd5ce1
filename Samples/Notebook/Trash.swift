import PicaUI

/// The user's trash, as the freedesktop.org specification describes it.
enum Trash {
    private static var folder: URL {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap {
            $0.hasPrefix("/") ? $0 : nil
        }
        return URL(fileURLWithPath: data ?? NSHomeDirectory() + "/.local/share").appendingPathComponent(
            "Trash")
    }

    /// Moves a file to the trash under an unused name.
    static func take(_ file: URL) throws {
        let (files, infos) = (folder.appendingPathComponent("files"), folder.appendingPathComponent("info"))
        for folder in [files, infos] {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let (name, ending) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
        let date = Date().formatted(
            .verbatim(
                "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)T\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
                timeZone: .current, calendar: Calendar(identifier: .gregorian)))
        let path = file.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file.path
        let info = "[Trash Info]\nPath=\(path)\nDeletionDate=\(date)\n"
        for number in 1... {
            let place = (number == 1 ? name : "\(name) \(number)") + "." + ending
            do {
                // Creating the info file reserves the name.
                try Data(info.utf8).write(
                    to: infos.appendingPathComponent("\(place).trashinfo"), options: .withoutOverwriting)
            } catch CocoaError.fileWriteFileExists {
                continue
            }
            do {
                return try FileManager.default.moveItem(at: file, to: files.appendingPathComponent(place))
            } catch {
                try? FileManager.default.removeItem(at: infos.appendingPathComponent("\(place).trashinfo"))
                throw error
            }
        }
    }
}
