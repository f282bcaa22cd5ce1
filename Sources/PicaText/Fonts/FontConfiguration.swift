import CPicaFontconfig
import Foundation
import PicaFoundation

/// The fontconfig configuration and font list, read in advance on another thread or else on first use.
final class FontConfiguration: @unchecked Sendable {
    private let file: String?
    private let lock = NSLock()
    private var isLoaded = false
    private var config: OpaquePointer?
    /// The characters that any font contains, once computed.
    private var union: OpaquePointer?
    /// The fonts of each family, once computed.
    private var families: [String: [FontPattern]]?

    /// - Parameter file: The configuration file; `nil` for the user's configuration.
    init(file: String?) { self.file = file }

    deinit {
        if let union { FcCharSetDestroy(union) }
        if let config { FcConfigDestroy(config) }
    }

    /// The configuration; `nil` if fontconfig has none. It waits for a `prepare` in progress.
    var value: OpaquePointer? {
        lock.withLock {
            if !isLoaded {
                isLoaded = true
                config = load()
            }
            return config
        }
    }

    /// Reads the configuration on a separate thread.
    func prepare() { startThread { _ = self.value } }

    /// Adds a font file, or all font files of a folder, to the configuration.
    /// - Returns: Whether there are any.
    func add(fontsAt path: String) -> Bool {
        // Opening a pipe would wait for a writer.
        var status = stat()
        guard stat(path, &status) == 0, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT),
            let config = value
        else { return false }
        let before = appFonts(config)
        // Families may be read on another thread at the same time.
        let isDone = lock.withLock {
            if let union { FcCharSetDestroy(union) }
            union = nil
            families = nil
            return status.st_mode & S_IFMT == S_IFDIR
                ? FcConfigAppFontAddDir(config, path) : FcConfigAppFontAddFile(config, path)
        }
        return isDone != 0 && appFonts(config) > before
    }

    /// Whether any font contains a character according to fontconfig's cache.
    func covers(_ scalar: UInt32) -> Bool {
        guard let config = value else { return false }
        return lock.withLock {
            if union == nil { union = Self.union(config) }
            return union.map { FcCharSetHasChar($0, scalar) != 0 } ?? true
        }
    }

    /// Returns the characters of all fonts, or `nil` if memory runs out.
    private static func union(_ config: OpaquePointer) -> OpaquePointer? {
        guard let union = FcCharSetCreate() else { return nil }
        var last: OpaquePointer?
        for set in [FcSetSystem, FcSetApplication] {
            guard let fonts = FcConfigGetFonts(config, set) else { continue }
            for number in 0..<Int(fonts.pointee.nfont) {
                // The instances of a variable font share one set.
                guard let set = fonts.pointee.fonts[number].flatMap({ FontPattern($0).characters }),
                    set != last
                else { continue }
                FcCharSetMerge(union, set, nil)
                last = set
            }
        }
        return union
    }

    /// Returns the scalable fonts by their families' first names in lower case. The configuration owns them.
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

    /// Returns the fonts of a family. The result is `nil` if there is no such family or the families have not been
    /// read.
    func knownFonts(ofFamily name: String) -> [FontPattern]? {
        lock.withLock { families?[name.lowercased()] }
    }

    private func appFonts(_ config: OpaquePointer) -> Int32 {
        FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0
    }

    /// Returns the font with a PostScript or full name. The configuration owns it.
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
