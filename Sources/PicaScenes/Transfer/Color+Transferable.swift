import Foundation
import PicaDrawing
import PicaFoundation
import PicaState

extension Color: Transferable {
    /// The representation that GTK and Qt use on the clipboard and in drags: `application/x-color`, with four
    /// components of 16 bits. A color that depends on its environment is exported as in a light interface.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(contentType: .sixteenBitColor) {
            $0.sixteenBitData
        } importing: {
            try Color(sixteenBitData: $0)
        }
    }

    private var sixteenBitData: Data {
        let resolved = resolve(in: EnvironmentValues())
        let parts = [resolved.red, resolved.green, resolved.blue, resolved.opacity].map {
            UInt16((min(max($0, 0), 1) * 65535).rounded())
        }
        return parts.withUnsafeBytes { Data($0) }
    }

    private init(sixteenBitData data: Data) throws {
        guard data.count == 8 else { throw TransferError.malformed }
        let parts = data.withUnsafeBytes { bytes in
            stride(from: 0, to: 8, by: 2).map {
                Double(bytes.loadUnaligned(fromByteOffset: $0, as: UInt16.self)) / 65535
            }
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension UTType {
    /// The content type of colors on Linux, in place of the one on Apple's systems.
    fileprivate static let sixteenBitColor = UTType(mimeType: "application/x-color") ?? .data
}
