import Foundation
import PicaState

extension ClipboardContent {
    /// The formats of styled text between programs, the best first.
    static var textFormats: [RichTextFormat] { [.archive, .html, .rtf] }

    /// Chooses the format in which offered text is read: Pica's own format if it is offered, or else the format that
    /// its owner lists first. Most programs preserve most in that one: word processors in RTF, browsers in HTML.
    /// - Parameter types: The offered types, in their owner's order.
    /// - Returns: The format, and the type to request.
    package static func textFormat(among types: [String]) -> (RichTextFormat, String)? {
        let offered = types.lazy.compactMap { type in
            RichTextFormat(type: type).flatMap { textFormats.contains($0) ? ($0, type) : nil }
        }
        return offered.first { $0.0 == .archive } ?? offered.first
    }

    /// Adds a text's attributes to its plain text: as they are for this program, and in exchange formats for others.
    /// - Parameter environment: The environment that the text is shown in.
    package mutating func add(_ attributed: Deferred<AttributedString>, in environment: EnvironmentValues) {
        self.attributed = attributed
        for format in Self.textFormats {
            let bytes = Deferred<[UInt8]> { [UInt8](format.write(attributed.value, in: environment)) }
            data += format.types.map { ($0, bytes) }
        }
    }
}
