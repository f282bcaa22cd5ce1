import Foundation
import PicaGraph

/// What a list looks like: what its style comes to.
struct ListLook: Equatable {
    /// What is behind the rows.
    var ground = ThemeColor.field
    /// Around a row's content, in points.
    var insets = EdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    /// How far what marks a row is from the list's sides, in points; rounded where there is a distance.
    var markInset: CGFloat = 6
    var hasSeparators = true
    /// Whether each section stands on a card.
    var isGrouped = false
    /// Whether headers stay in sight while their rows pass.
    var pinsHeaders = true
    var alternates = false
    var hasBorder = false
    /// Whether a press on a section's header shows and hides its rows.
    var collapses = false
    /// How much farther headers and footers are from the list's sides than rows, in points.
    var partInset: CGFloat = 0
    /// Before a section that is not the first, in points; nil leaves it to the style.
    var sectionSpacing: CGFloat?

    static let inset = ListLook()
    static let plain = ListLook(
        insets: EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12), markInset: 0)
    static let bordered = ListLook(
        insets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), markInset: 0, hasSeparators: false,
        hasBorder: true)
    static let sidebar = ListLook(ground: .sidebar, hasSeparators: false, pinsHeaders: false, collapses: true)
    static let grouped = ListLook(ground: .background, markInset: 0, isGrouped: true, pinsHeaders: false)

    /// Between cards and the list's sides, in points.
    static let cardMargin: CGFloat = 16
    /// The least height of rows, in points.
    static let rowHeight: CGFloat = 30

    var sectionLook: SectionLook {
        SectionLook(isGrouped ? "grouped" : collapses ? "sidebar" : "list") { part, values in
            let isProminent = values.headerProminence == .increased
            switch part {
            case .header:
                values.font = isProminent ? .title3.weight(.semibold) : .subheadline.weight(.semibold)
                values.foregroundStyle = AnyShapeStyle(Color(themed: isProminent ? .primary : .secondary))
            case .footer:
                values.font = .footnote
                values.foregroundStyle = AnyShapeStyle(Color(themed: .secondary))
            case .content: break
            }
        }
    }
}
