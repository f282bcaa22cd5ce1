import Foundation
import PicaState

/// Clipboard exchange with other programs, beyond short texts.
@MainActor
enum Exchange {
    /// The first bytes of pictures, with zeros and invalid text.
    private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0xFF, 0]

    static func perform(_ command: String, _ argument: String, on clipboard: any Clipboard) {
        switch command {
        case "offer": offer(argument, on: clipboard)
        case "types": writeLine("types: \((clipboard.types ?? ["unknown"]).sorted().joined(separator: " "))")
        case "size":
            clipboard.readText(as: { $0 }) { text in
                guard let text = try? text.get() else { return writeLine("size: none") }
                writeLine("size: \(text.utf8.count) \(text.hasSuffix("end") ? "whole" : "cut")")
            }
        default:
            clipboard.read(argument) { result in
                switch result {
                case .success(let bytes): writeLine("fetched: \(Data(bytes).base64EncodedString())")
                case .failure(let error): writeLine("failed: \(error)")
                }
            }
        }
    }

    /// Puts a text there in every form, or one of so many megabytes.
    private static func offer(_ argument: String, on clipboard: any Clipboard) {
        if let megabytes = Int(argument) {
            clipboard.put(String(repeating: "abcdefghij klmn\n", count: megabytes << 16) + "end")
        } else {
            let forms = [
                ("text/html", Array("<b>grüße</b>".utf8)), ("text/rtf", Array("{\\rtf1 gr}".utf8)),
                ("text/uri-list", Array("file:///tmp/a\r\n".utf8)), ("image/png", picture),
            ]
            clipboard.put(
                ClipboardContent(
                    text: Deferred(made: "grüße\u{2028}zwei\0"),
                    data: forms.map { form in (type: form.0, bytes: Deferred(made: form.1)) }))
        }
        writeLine("offered")
    }
}
