import Foundation

// Folders that Foundation on Linux knows by `FileManager.urls(for:in:)` alone.
extension URL {
    /// The person's documents: `XDG_DOCUMENTS_DIR`.
    public static var documentsDirectory: URL { person(.documentDirectory, or: "Documents") }
    /// The person's downloads: `XDG_DOWNLOAD_DIR`.
    public static var downloadsDirectory: URL { person(.downloadsDirectory, or: "Downloads") }
    /// The person's desktop: `XDG_DESKTOP_DIR`.
    public static var desktopDirectory: URL { person(.desktopDirectory, or: "Desktop") }
    /// The person's pictures: `XDG_PICTURES_DIR`.
    public static var picturesDirectory: URL { person(.picturesDirectory, or: "Pictures") }
    /// The person's films: `XDG_VIDEOS_DIR`.
    public static var moviesDirectory: URL { person(.moviesDirectory, or: "Videos") }
    /// The person's music: `XDG_MUSIC_DIR`.
    public static var musicDirectory: URL { person(.musicDirectory, or: "Music") }
    /// The files that the person shares with others: `XDG_PUBLICSHARE_DIR`.
    public static var sharedPublicDirectory: URL { person(.sharedPublicDirectory, or: "Public") }
    /// The files that apps keep for the person: `$XDG_DATA_HOME`, usually `~/.local/share`. An app makes a folder of its
    /// own there.
    public static var applicationSupportDirectory: URL {
        person(.applicationSupportDirectory, or: ".local/share")
    }
    /// The files that apps can make again: `$XDG_CACHE_HOME`, usually `~/.cache`.
    public static var cachesDirectory: URL { person(.cachesDirectory, or: ".cache") }

    /// - Parameter usual: The folder inside the person's, if the system names none.
    private static func person(_ directory: FileManager.SearchPathDirectory, or usual: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
                usual, isDirectory: true)
    }
}
