import PicaBus
import PicaText

/// The interface of text that can be edited.
enum EditableTextInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.EditableText"

    static func isOn(_ object: AccessibleObject) -> Bool { object.node?.text?.isEditable == true }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        guard let id = object.id, let rope = object.node?.text?.content else { throw .noMethod(call.member) }
        switch call.member {
        // The text may be longer by now.
        case "SetTextContents": return .request(.replace(0..<Int.max, try call.text(0)), on: id)
        case "InsertText":
            let offset = rope.utf8Offset(scalar: try call.integer(0))
            let (text, length) = (try call.text(1), try call.integer(2))
            // The length is in bytes, may be longer than the text, and may end inside a scalar.
            let part = Rope(text)
            let end = length < 0 ? part.utf8Count : part.scalarBoundary(length)
            return .request(.replace(offset..<offset, part.string(in: 0..<end)), on: id)
        case "DeleteText": return .request(.replace(try call.range(in: rope), ""), on: id)
        case "CutText": return .request(.edit(.cut(try call.range(in: rope))), on: id)
        case "CopyText":
            return .request(.edit(.copy(try call.range(in: rope))), on: id) { (answer) throws(BusError) in
                guard case .done = answer else { throw .failed("the text is gone") }
                return []
            }
        case "PasteText":
            return .request(.edit(.paste(at: rope.utf8Offset(scalar: try call.integer(0)))), on: id)
        default: throw .noMethod(call.member)
        }
    }

    static let properties: [String] = []

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? { nil }
}

extension AccessibleCall {
    /// Returns the first two arguments as a range of a text; a negative end is the text's.
    fileprivate func range(in rope: Rope) throws(BusError) -> Range<Int> {
        let end = try integer(1)
        return rope.utf8Range(scalars: try integer(0), end < 0 ? .max : end)
    }
}
