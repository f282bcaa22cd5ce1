import PicaState

/// The names of text formats: MIME types, and X11 targets, which Wayland programs also use.
package enum TextType {
    /// The names under which text is offered.
    static let names = [ClipboardContent.plainText, "UTF8_STRING", "text/plain", "TEXT", "STRING"]

    /// Returns the offered names under which to request a type, the best first.
    package static func names(for type: String, in offered: [String]) -> [String] {
        guard type == ClipboardContent.plainText else { return offered.filter { $0 == type } }
        return names.compactMap { name in offered.first { $0.lowercased() == name.lowercased() } }
    }

    /// Returns the MIME types of content offered under some names.
    package static func types(offered: [String]) -> [String] {
        let isText = !names(for: ClipboardContent.plainText, in: offered).isEmpty
        let others = offered.filter { name in
            name.contains("/") && !names.contains { $0.lowercased() == name.lowercased() }
        }
        return (isText ? [ClipboardContent.plainText] : []) + others
    }

    /// Returns the names under which to offer content of some types.
    package static func offered(_ types: [String]) -> [String] {
        types.flatMap { $0 == ClipboardContent.plainText ? names : [$0] }
    }

    /// Returns the MIME type for a requested name.
    package static func type(named name: String) -> String {
        names.contains(name) ? ClipboardContent.plainText : name
    }
}
