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

    /// - Parameter file: nil for the user's configuration, else a file to use in its place.
    init(file: String?) { self.file = file }

    deinit { if let config { FcConfigDestroy(config) } }

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

    func prepare() {
        Thread.detachNewThread { [self] in
            // SDL changes the process's locale for a moment while it opens the display.
            // Categories that the mask leaves out are those of "C", too.
            if let locale = newlocale(1 << LC_NUMERIC, "C", nil) { uselocale(locale) }
            _ = value
        }
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
