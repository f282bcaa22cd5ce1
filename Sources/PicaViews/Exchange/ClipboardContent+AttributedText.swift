import Foundation
import PicaGraph

extension ClipboardContent {
    /// In which forms text with a look goes from program to program, the best first.
    static var textFormats: [RichTextFormat] { [.archive, .html, .rtf] }

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
