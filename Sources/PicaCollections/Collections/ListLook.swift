import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The look of a list, which its style determines.
package struct ListLook: Equatable {
    /// The background of the list.
    var ground = PicaTheme.Role.field
    /// The insets of a row's content, in points.
    var insets = EdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    /// The distance of the selection mark from the list's sides, in points. With a distance the mark has round corners;
    /// without one it fills a card.
    var markInset: CGFloat = 6
    var hasSeparators = true
    /// Whether each section is shown on a card.
    var isGrouped = false
    /// Whether headers stay visible while their rows scroll.
    var pinsHeaders = true
    var alternates = false
    var hasBorder = false
    /// Whether a press on a section's header collapses or expands its rows.
    var collapses = false
    /// The additional inset of headers and footers compared with rows, in points.
    var partInset: CGFloat = 0
    /// The space before a section that is not the first, in points; `nil` leaves it to the style.
    var sectionSpacing: CGFloat?

    static let inset = ListLook()
    static let plain = ListLook(
        insets: EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12), markInset: 0)
    static let bordered = ListLook(
        insets: EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12), markInset: 4, hasSeparators: false,
        hasBorder: true)
    package static let sidebar = ListLook(
        ground: .sidebar, hasSeparators: false, pinsHeaders: false, collapses: true)
    static let grouped = ListLook(ground: .background, markInset: 0, isGrouped: true, pinsHeaders: false)

    /// The distance from cards to the list's sides, in points.
    static let cardMargin: CGFloat = 16
    /// The default minimum height of rows, in points.
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
