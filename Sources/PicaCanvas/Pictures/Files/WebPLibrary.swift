import Foundation
import PicaFoundation

/// libwebpdemux, opened with the first moving WebP file: SDL_image reads those that stand still.
struct WebPLibrary: Sendable {
    /// A file in memory, as the library has it.
    private struct FileData {
        let bytes: UnsafePointer<UInt8>?
        let count: Int
    }

    /// Its struct of options: the order of a pixel's bytes, whether to use threads, and room for more.
    private struct Options {
        /// Blue first, multiplied by the opacity, which is last: a bitmap's own.
        var colors: Int32 = 8
        var usesThreads: Int32 = 0
        var rest: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0, 0)
    }

    /// Likewise, what it knows of a file.
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

    /// nil where the library is missing.
    static let shared = WebPLibrary()

    private init?() {
        guard let library = dlopen("libwebpdemux.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func symbol<Function>(_ name: String) -> Function? {
            dlsym(library, "WebPAnimDecoder\(name)").map { unsafeBitCast($0, to: Function.self) }
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

    /// The pictures that are seen one after the other, as far as they can be read.
    /// - Parameters:
    ///   - width: The file's own, as its header has it.
    ///   - limit: How many are wanted.
    ///   - budget: Pixels are spent.
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
