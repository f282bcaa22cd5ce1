import PicaUI

/// The style of a paragraph.
enum BlockStyle: String, CaseIterable, Identifiable {
    case text = "Text"
    case title = "Title"
    case heading = "Heading"
    case list = "List"
    case numbers = "Numbered List"
    case quotation = "Quotation"
    case code = "Code Block"

    var id: Self { self }
    var title: LocalizedStringKey { LocalizedStringKey(rawValue) }

    /// The style that a paragraph's attributes describe.
    init(_ attributes: AttributeContainer) {
        let kinds = attributes.presentationIntent?.components.map(\.kind) ?? []
        self =
            switch kinds.first {
            case .header(1): .title
            case .header: .heading
            case .codeBlock: .code
            default:
                kinds.contains(.unorderedList)
                    ? .list
                    : kinds.contains(.orderedList)
                        ? .numbers : kinds.contains(.blockQuote) ? .quotation : .text
            }
    }

    /// The attributes that give a paragraph this style.
    /// - Parameters:
    ///   - number: The paragraph's position among those that get the style together, from 1.
    ///   - identity: The first of the identities that no other block uses.
    func intent(_ number: Int, identity: Int) -> PresentationIntent? {
        func item(of list: PresentationIntent.Kind) -> PresentationIntent {
            let list = PresentationIntent(list, identity: identity)
            let item = PresentationIntent(
                .listItem(ordinal: number), identity: identity + 2 * number, parent: list)
            return PresentationIntent(.paragraph, identity: identity + 2 * number + 1, parent: item)
        }
        return switch self {
        case .text: nil
        case .title: PresentationIntent(.header(level: 1), identity: identity + number)
        case .heading: PresentationIntent(.header(level: 2), identity: identity + number)
        case .list: item(of: .unorderedList)
        case .numbers: item(of: .orderedList)
        case .quotation:
            PresentationIntent(
                .paragraph, identity: identity + number,
                parent: PresentationIntent(.blockQuote, identity: identity))
        case .code: PresentationIntent(.codeBlock(languageHint: nil), identity: identity)
        }
    }
}
