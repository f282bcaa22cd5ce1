/// The properties of an element in the HTML Standard's tree construction, by its name.
struct HTMLElementTraits: OptionSet {
    var rawValue: UInt16

    /// A special element, out of which formatting does not extend.
    static let special = Self(rawValue: 1 << 0)
    /// A scope: its contents do not see the elements around it.
    static let scope = Self(rawValue: 1 << 1)
    /// A scope for list items, for paragraphs, or for the parts of a table.
    static let listScope = Self(rawValue: 1 << 2)
    static let buttonScope = Self(rawValue: 1 << 3)
    static let tableScope = Self(rawValue: 1 << 4)
    /// The end tag may be omitted.
    static let impliedEnd = Self(rawValue: 1 << 5)
    /// The end tag may be omitted at the end of a template.
    static let thoroughlyImpliedEnd = Self(rawValue: 1 << 6)
    /// Content outside of its cells is moved before the table.
    static let fosters = Self(rawValue: 1 << 7)
    static let heading = Self(rawValue: 1 << 8)
    /// An element of MathML whose text is HTML.
    static let mathText = Self(rawValue: 1 << 9)
    /// An element of SVG that contains HTML.
    static let holdsHTML = Self(rawValue: 1 << 10)

    static func of(_ name: String, _ namespace: HTMLTree.Namespace) -> Self {
        switch namespace {
        case .html: return html[name] ?? []
        case .svg:
            return ["foreignobject", "desc", "title"].contains(name)
                ? [.special, .scope, .listScope, .buttonScope, .holdsHTML] : []
        case .mathML:
            if name == "annotation-xml" { return [.special, .scope, .listScope, .buttonScope] }
            return ["mi", "mo", "mn", "ms", "mtext"].contains(name)
                ? [.special, .scope, .listScope, .buttonScope, .mathText] : []
        }
    }

    private static let html: [String: Self] = {
        var traits: [String: Self] = [:]
        func add(_ trait: Self, _ names: String) {
            for name in names.split(separator: " ") { traits[String(name), default: []].insert(trait) }
        }
        add(
            .special,
            """
            address applet area article aside base basefont bgsound blockquote body br button caption center col \
            colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 \
            h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav \
            noembed noframes noscript object ol p param plaintext pre script search section select source style \
            summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp
            """)
        let scopes = "applet caption html table td th marquee object select template"
        for trait in [Self.scope, .listScope, .buttonScope] { add(trait, scopes) }
        add(.listScope, "ol ul")
        add(.buttonScope, "button")
        add(.tableScope, "html table template")
        add(.impliedEnd, "dd dt li optgroup option p rb rp rt rtc")
        add(.thoroughlyImpliedEnd, "dd dt li optgroup option p rb rp rt rtc")
        add(.thoroughlyImpliedEnd, "caption colgroup tbody td tfoot th thead tr")
        add(.fosters, "table tbody tfoot thead tr")
        add(.heading, "h1 h2 h3 h4 h5 h6")
        return traits
    }()
}
