import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation

/// The program's icon, for desktops that request it from the program.
///
/// It is the `AppIcon` of the app's asset catalog, or else the icon of the program's identifier in the icon theme.
package struct AppIcon: Sendable {
    package let width: Int
    package let height: Int
    /// The pixels as 0xAARRGGBB, row by row from the top, not premultiplied.
    package let pixels: [UInt32]

    /// The preferred length of a side, in pixels.
    private static let side = 128
    /// The maximum size of an icon file, in bytes.
    private static let longest = 8 << 20

    /// Reads the icon, with sides of about 128 pixels; `nil` if there is none that can be read.
    ///
    /// It reads files, so it must not be called on the main thread.
    package init?(of id: String?) {
        let paths = [Self.asset].compactMap { $0 } + (id.map(Self.themed) ?? [])
        for path in paths {
            guard let file = FileHandle(forReadingAtPath: path) else { continue }
            defer { try? file.close() }
            guard let data = try? file.read(upToCount: Self.longest + 1), data.count <= Self.longest,
                let bitmap = try? Self.bitmap(of: [UInt8](data))
            else {
                Logger(subsystem: "Pica", category: "images").warningOnce(
                    "the app's icon \(path) cannot be read")
                continue
            }
            (width, height, pixels) = (bitmap.width, bitmap.height, bitmap.pixels.map(Bitmap.unpremultiplied))
            return
        }
        return nil
    }

    /// Creates an icon from a picture; `nil` if it is empty.
    package init?(_ bitmap: Bitmap) {
        guard bitmap.width > 0, bitmap.height > 0 else { return nil }
        (width, height, pixels) = (bitmap.width, bitmap.height, bitmap.pixels.map(Bitmap.unpremultiplied))
    }

    private static func bitmap(of bytes: [UInt8]) throws -> Bitmap {
        let picture = try PictureFile(bytes)
        guard picture.header.format != .svg else { return try picture.drawing(width: side, height: side) }
        return try picture.bitmap(reduction: max(1, picture.header.width / side))
    }

    /// The smallest image of the catalog's icon that is large enough, or else the largest.
    private static var asset: String? {
        let pictures = (AssetCatalog.of(nil).contents(.appIcon, "AppIcon")?.entries ?? []).compactMap {
            entry in entry.file.map { (file: $0, side: entry.side ?? side) }
        }
        let large = pictures.filter { $0.side >= side }.min { $0.side < $1.side }
        return (large ?? pictures.max { $0.side < $1.side })?.file
    }

    /// Returns the paths where icon themes store the icon of a program.
    private static func themed(_ id: String) -> [String] {
        guard !id.isEmpty, !id.contains("/") else { return [] }
        func list(_ name: String, _ usual: String) -> String { environmentVariable(name) ?? usual }
        let home = list("XDG_DATA_HOME", NSHomeDirectory() + "/.local/share")
        let folders =
            [home]
            + list("XDG_DATA_DIRS", "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
        return folders.flatMap { folder in
            ["128x128", "256x256", "512x512", "scalable", "64x64", "48x48"].map { size in
                "\(folder)/icons/hicolor/\(size)/apps/\(id).\(size == "scalable" ? "svg" : "png")"
            }
        }
    }
}
