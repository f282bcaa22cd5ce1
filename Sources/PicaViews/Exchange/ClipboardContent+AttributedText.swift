import Foundation
import PicaGraph

extension ClipboardContent {
    /// In which forms text with a look goes from program to program, the best first.
    static var textFormats: [RichTextFormat] { [.archive, .html, .rtf] }

    /// In which form text is read of what is offered: as it is between programs of Pica's, or else in that which its
    /// owner names first, as others keep most in that: word processors in RTF, browsers in HTML.
    /// - Parameter types: In its owner's order.
    /// - Returns: The form, and the type to ask for.
    static func textFormat(among types: [String]) -> (RichTextFormat, String)? {
        let offered = types.lazy.compactMap { type in
            RichTextFormat(type: type).flatMap { textFormats.contains($0) ? ($0, type) : nil }
        }
        return offered.first { $0.0 == .archive } ?? offered.first
    }

    /// Adds a text's attributes to its words: as they are for this program, and written down for others.
    /// - Parameter environment: Where the text stands.
    mutating func add(_ attributed: Deferred<AttributedString>, in environment: EnvironmentValues) {
        self.attributed = attributed
        for format in Self.textFormats {
            let bytes = Deferred<[UInt8]> { [UInt8](format.write(attributed.value, in: environment)) }
            data += format.types.map { ($0, bytes) }
        }
    }
}
