import Foundation
import PicaFoundation

/// The libwebpdemux library, loaded with the first animated WebP file. SDL_image reads still ones.
struct WebPLibrary: Sendable {
    /// The library's structure for a file in memory.
    private struct FileData {
        let bytes: UnsafePointer<UInt8>?
        let count: Int
    }

    /// The library's options structure: the order of a pixel's bytes, whether to use threads, and reserved space.
    private struct Options {
        /// Premultiplied BGRA, the order of `Bitmap`.
        var colors: Int32 = 8
        var usesThreads: Int32 = 0
        var rest: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0, 0)
    }

    /// The library's structure for information about a file.
    private struct Info {
        var width: UInt32 = 0
        var height: UInt32 = 0
        var repetitions: UInt32 = 0
        var background: UInt32 = 0
        var frames: UInt32 = 0
        var rest: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    }

    private static let version: CInt = 0x0107

    private let open: @convention(c) (UnsafeRawPointer, UnsafeRawPointer, CInt) -> OpaquePointer?
    private let info: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> CInt
    private let next:
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<CInt>
        ) -> CInt
    private let close: @convention(c) (OpaquePointer) -> Void

    /// The loaded library; `nil` if it is missing.
    static let shared = WebPLibrary()

    private init?() {
        guard let library = DynamicLibrary("libwebpdemux.so.2") else { return nil }
        func symbol<Function>(_ name: String) -> Function? {
            library.function("WebPAnimDecoder\(name)")
        }
        guard
            let open: @convention(c) (UnsafeRawPointer, UnsafeRawPointer, CInt) -> OpaquePointer? =
                symbol("NewInternal"),
            let info: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> CInt = symbol("GetInfo"),
            let next:
                @convention(c) (
                    OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
                    UnsafeMutablePointer<CInt>
                ) -> CInt = symbol("GetNext"),
            let close: @convention(c) (OpaquePointer) -> Void = symbol("Delete")
        else { return nil }
        (self.open, self.info, self.next, self.close) = (open, info, next, close)
    }

    /// Returns the animation's pictures, as far as they can be read.
    /// - Parameters:
    ///   - width: The file's own width from its header.
    ///   - limit: The number of pictures requested.
    ///   - budget: The budget that pays for pixels.
    func decode(
        _ bytes: [UInt8], width: Int, height: Int, limit: Int, within budget: WorkBudget
    ) throws -> [(bitmap: Bitmap, milliseconds: Int)] {
        try bytes.withUnsafeBufferPointer { bytes in
            var (data, options) = (FileData(bytes: bytes.baseAddress, count: bytes.count), Options())
            guard let decoder = open(&data, &options, Self.version) else { return [] }
            defer { close(decoder) }
            var known = Info()
            guard info(decoder, &known) != 0, known.width == width, known.height == height else { return [] }
            var result: [(bitmap: Bitmap, milliseconds: Int)] = []
            var (pixels, end, start): (UnsafeMutablePointer<UInt8>?, CInt, CInt) = (nil, 0, 0)
            while result.count < limit {
                try budget.spend(pixels: width, by: height)
                guard next(decoder, &pixels, &end) != 0, let pixels else { break }
                let bitmap = Bitmap(width: width, height: height)
                guard bitmap.width == width else { break }
                UnsafeMutableRawBufferPointer(bitmap.storage).copyMemory(
                    from: UnsafeRawBufferPointer(start: pixels, count: width * height * 4))
                result.append((bitmap, Int(end &- start)))
                start = end
            }
            return result
        }
    }
}
