import PicaGraph

/// The names that text goes by: MIME types, and the targets of X11, which Wayland's programs use, too.
package enum TextType {
    /// What a text is offered as.
    static let names = [ClipboardContent.plainText, "UTF8_STRING", "text/plain", "TEXT", "STRING"]

    /// The names under which something is to be asked for, the best first, of those it is offered as.
    package static func names(for type: String, in offered: [String]) -> [String] {
        guard type == ClipboardContent.plainText else { return offered.filter { $0 == type } }
        return names.compactMap { name in offered.first { $0.lowercased() == name.lowercased() } }
    }

    /// The MIME types of what is offered under these names.
    package static func types(offered: [String]) -> [String] {
        let isText = !names(for: ClipboardContent.plainText, in: offered).isEmpty
        let others = offered.filter { name in
            name.contains("/") && !names.contains { $0.lowercased() == name.lowercased() }
        }
        return (isText ? [ClipboardContent.plainText] : []) + others
    }

    /// The names under which something of these types is offered.
    package static func offered(_ types: [String]) -> [String] {
        types.flatMap { $0 == ClipboardContent.plainText ? names : [$0] }
    }

    /// The type that is asked for by a name.
    package static func type(named name: String) -> String {
        names.contains(name) ? ClipboardContent.plainText : name
    }
}
