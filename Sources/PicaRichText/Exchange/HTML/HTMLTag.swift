/// The elements that affect text.
enum HTMLTag: String {
    case html, body, head, title, style, script, template, noscript, textarea, select, iframe, object, applet
    case svg, video, audio, canvas, map, datalist
    case p, div, center, section, article, header, footer, main, nav, aside, form, fieldset, details, summary
    case figure, figcaption, address, dl, dt, dd, hgroup, h1, h2, h3, h4, h5, h6
    case ul, ol, menu, dir, li, blockquote, pre, listing, xmp, hr, br
    case table, caption, thead, tbody, tfoot, tr, td, th
    case a, b, strong, i, em, cite, dfn, `var`, u, ins, s, del, strike, code, tt, samp, kbd
    case font, big, small, sub, sup, mark, bdo, span

    /// Whether text inside the element is not part of the document's text.
    var isSkipped: Bool {
        switch self {
        // Content inside an `object` is a fallback, and it is shown here because objects are not.
        case .head, .title, .style, .script, .template, .noscript, .textarea, .select, .iframe, .svg,
            .video, .audio, .canvas, .map, .datalist:
            true
        default: false
        }
    }

    /// Whether the element begins and ends lines.
    var isBlock: Bool {
        switch self {
        case .html, .body, .p, .div, .center, .section, .article, .header, .footer, .main, .nav, .aside,
            .form,
            .fieldset, .details, .summary, .figure, .figcaption, .address, .dl, .dt, .dd, .hgroup, .h1, .h2,
            .h3,
            .h4, .h5, .h6, .ul, .ol, .menu, .dir, .li, .blockquote, .pre, .listing, .xmp, .hr, .table,
            .caption,
            .thead, .tbody, .tfoot, .tr:
            true
        default: false
        }
    }

    var isPage: Bool { self == .html || self == .body }
    var isCell: Bool { self == .td || self == .th }
    var isList: Bool { self == .ul || self == .ol || self == .menu || self == .dir }

    /// The level of a heading.
    var level: Int? {
        switch self {
        case .h1: 1
        case .h2: 2
        case .h3: 3
        case .h4: 4
        case .h5: 5
        case .h6: 6
        default: nil
        }
    }
}

extension HTMLTag {
    /// The scale of superscripts and subscripts relative to the surrounding text.
    static let scriptScale = 0.83
    /// The baseline shifts of superscripts and subscripts, as fractions of the surrounding size.
    static let raise = 1.0 / 3
    static let lower = -0.2
}
