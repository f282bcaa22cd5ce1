import CFontconfig
import Foundation
import PicaFoundation

/// fontconfig's configuration and list of fonts: read ahead of need on another thread, or else when
/// first asked for.
final class FontConfiguration: @unchecked Sendable {
    private let file: String?
    private let lock = NSLock()
    private var isLoaded = false
    private var config: OpaquePointer?
    /// The characters that any font has, once somebody asked.
    private var union: OpaquePointer?
    /// The fonts of each family, once somebody asked.
    private var families: [String: [FontPattern]]?

    /// - Parameter file: nil for the user's configuration, else a file to use in its place.
    init(file: String?) { self.file = file }

    deinit {
        if let union { FcCharSetDestroy(union) }
        if let config { FcConfigDestroy(config) }
    }

    /// nil when fontconfig has none. Waits for `prepare` where that is under way.
    var value: OpaquePointer? {
        lock.withLock {
            if !isLoaded {
                isLoaded = true
                config = load()
            }
            return config
        }
    }

    /// On a thread of its own.
    func prepare() { startThread { _ = self.value } }

    /// Adds font files to the configuration, or all of a folder.
    /// - Returns: Whether there are any.
    func add(fontsAt path: String) -> Bool {
        // Opening a pipe would wait for somebody to write into it.
        var status = stat()
        guard stat(path, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT),
            let config = value
        else { return false }
        let before = appFonts(config)
        // Families may be read meanwhile, on another thread.
        let isDone = lock.withLock {
            if let union { FcCharSetDestroy(union) }
            union = nil
            families = nil
            return status.st_mode & S_IFMT == S_IFDIR
                ? FcConfigAppFontAddDir(config, path) : FcConfigAppFontAddFile(config, path)
        }
        return isDone != 0 && appFonts(config) > before
    }

    /// Whether any font has a character, as fontconfig's cache says.
    func covers(_ scalar: UInt32) -> Bool {
        guard let config = value else { return false }
        return lock.withLock {
            if union == nil { union = Self.union(config) }
            return union.map { FcCharSetHasChar($0, scalar) != 0 } ?? true
        }
    }

    /// The characters of all fonts; nil when memory runs out.
    private static func union(_ config: OpaquePointer) -> OpaquePointer? {
        guard let union = FcCharSetCreate() else { return nil }
        var last: OpaquePointer?
        for set in [FcSetSystem, FcSetApplication] {
            guard let fonts = FcConfigGetFonts(config, set) else { continue }
            for number in 0..<Int(fonts.pointee.nfont) {
                // The instances of a variable font have one set.
                guard let set = fonts.pointee.fonts[number].flatMap({ FontPattern($0).characters }),
                    set != last
                else { continue }
                FcCharSetMerge(union, set, nil)
                last = set
            }
        }
        return union
    }

    /// The fonts of any size by their families' first names in lower case. The configuration owns them.
    func scalableFonts() -> [String: [FontPattern]] {
        guard let config = value else { return [:] }
        return lock.withLock {
            if let families { return families }
            var found: [String: [FontPattern]] = [:]
            for set in [FcSetApplication, FcSetSystem] {
                guard let fonts = FcConfigGetFonts(config, set) else { continue }
                for number in 0..<Int(fonts.pointee.nfont) {
                    guard let font = fonts.pointee.fonts[number].map(FontPattern.init),
                        let family = font.string(FC_FAMILY), font.bool(FC_SCALABLE) != false
                    else { continue }
                    found[family.lowercased(), default: []].append(font)
                }
            }
            families = found
            return found
        }
    }

    /// The fonts of a family, where all families are known; nil where nobody asked, or there is none of that name.
    func knownFonts(ofFamily name: String) -> [FontPattern]? {
        lock.withLock { families?[name.lowercased()] }
    }

    private func appFonts(_ config: OpaquePointer) -> Int32 {
        FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0
    }

    /// The face with a PostScript or full name. The configuration owns it.
    func font(named name: String) -> FontPattern? {
        guard let config = value else { return nil }
        for object in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
            for set in [FcSetApplication, FcSetSystem] {
                guard let fonts = FcConfigGetFonts(config, set) else { continue }
                for number in 0..<Int(fonts.pointee.nfont) {
                    guard let font = fonts.pointee.fonts[number].map(FontPattern.init),
                        font.has(name, in: object), font.bool(FC_VARIABLE) != true
                    else { continue }
                    return font
                }
            }
        }
        return nil
    }

    private func load() -> OpaquePointer? {
        guard let file else { return FcInitLoadConfigAndFonts() }
        guard let config = FcConfigCreate() else { return nil }
        if FcConfigParseAndLoad(config, file, 1) == 0 || FcConfigBuildFonts(config) == 0 {
            Logger(subsystem: "Pica", category: "fonts").warning("fontconfig cannot load \(file)")
        }
        return config
    }
}
