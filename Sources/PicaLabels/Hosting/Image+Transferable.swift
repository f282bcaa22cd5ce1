import Foundation
import PicaCanvas
import PicaFoundation

extension Image: Transferable {
    /// A picture: PNG, and on import any kind that Pica reads. Symbols and drawings are exported in their own size.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(contentType: .png) {
            guard let data = ImageContent($0).bitmap()?.pngData() else { throw TransferError.noSuchForm }
            return Data(data)
        } importing: {
            try picture($0)
        }
        DataRepresentation<Image>(importedContentType: .image) { try picture($0) }
    }

    private static func picture(_ data: Data) throws -> Image {
        guard let content = ImageContent(data) else { throw TransferError.malformed }
        return content.image
    }
}
