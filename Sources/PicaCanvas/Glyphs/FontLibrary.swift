import CPicaSDL
import Foundation

/// The initialized SDL_ttf library. Every open font references it, so that it is shut down after the last of them is
/// closed.
///
/// All of a process's fonts share one FreeType library. They are opened and closed one at a time, and may be used on
/// several threads, each font on one.
final class FontLibrary {
    private static let lock = NSLock()

    init?() {
        guard Self.alone({ TTF_Init() }) == 0 else { return nil }
    }

    deinit { Self.alone { TTF_Quit() } }

    /// Runs a closure that opens or closes fonts, excluding others.
    static func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
        try lock.withLock(body)
    }

    /// - Parameter stream: A stream that is closed with the font, or at once if it contains none.
    func open(_ stream: UnsafeMutablePointer<SDL_RWops>, index: Int) -> OpaquePointer? {
        Self.alone { TTF_OpenFontIndexDPIRW(stream, 1, 1, index, 72 * 16, 72 * 16) }
    }

    func close(_ font: OpaquePointer) { Self.alone { TTF_CloseFont(font) } }
}

/// A virtual font file as an SDL stream.
final class FontStream {
    private let font: VirtualFont
    private var position = 0

    private init(_ font: VirtualFont) { self.font = font }

    /// Returns a stream that SDL_ttf closes with the font, or `nil` if memory runs out.
    static func open(_ font: VirtualFont) -> UnsafeMutablePointer<SDL_RWops>? {
        guard let stream = SDL_AllocRW() else { return nil }
        stream.pointee.type = UInt32(SDL_RWOPS_UNKNOWN)
        stream.pointee.hidden.unknown.data1 = Unmanaged.passRetained(FontStream(font)).toOpaque()
        stream.pointee.size = { FontStream.of($0).map { Int64($0.font.count) } ?? -1 }
        stream.pointee.seek = { stream, offset, origin in
            FontStream.of(stream)?.seek(Int(offset), origin) ?? -1
        }
        stream.pointee.read = { stream, target, size, count in
            FontStream.of(stream)?.read(target, size, count) ?? 0
        }
        stream.pointee.write = { _, _, _, _ in 0 }
        stream.pointee.close = { stream in
            guard let stream else { return 0 }
            if let data = stream.pointee.hidden.unknown.data1 {
                Unmanaged<FontStream>.fromOpaque(data).release()
            }
            SDL_FreeRW(stream)
            return 0
        }
        return stream
    }

    private static func of(_ stream: UnsafeMutablePointer<SDL_RWops>?) -> FontStream? {
        guard let data = stream?.pointee.hidden.unknown.data1 else { return nil }
        return Unmanaged<FontStream>.fromOpaque(data).takeUnretainedValue()
    }

    private func seek(_ offset: Int, _ origin: Int32) -> Int64 {
        switch origin {
        case RW_SEEK_CUR: position = position &+ offset
        case RW_SEEK_END: position = font.count &+ offset
        default: position = offset
        }
        position = min(max(0, position), font.count)
        return Int64(position)
    }

    private func read(_ target: UnsafeMutableRawPointer?, _ size: Int, _ count: Int) -> Int {
        guard let target, size > 0 else { return 0 }
        let (wanted, overflow) = size.multipliedReportingOverflow(by: count)
        guard !overflow, wanted > 0 else { return 0 }
        let buffer = UnsafeMutableRawBufferPointer(start: target, count: wanted)
        let copied = font.read(at: position, into: buffer)
        position += copied
        return copied / size
    }
}
