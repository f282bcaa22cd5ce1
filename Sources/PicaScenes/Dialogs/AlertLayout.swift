import Foundation
import PicaGraph
import PicaState

/// The role of a view in the layout of an alert.
enum AlertPart {
    case words
    /// A field, or any other view that is not a button.
    case field
    case button
    /// The button that Return presses.
    case defaultButton
    case cancelButton
}

enum AlertPartKey: LayoutValueKey {
    static var defaultValue: AlertPart { .field }
}

/// A layout of texts, then fields, then buttons. Two or three buttons are in a row with equal widths if there is space,
/// otherwise in a column. The default button is first in a column, and the cancel button last. In a row they are the
/// other way round, unless the desktop confirms first.
struct AlertLayout: Layout {
    /// Whether the default button comes before the others in a row.
    let confirmsFirst: Bool
    private static let spacing = Spacing.controls
    /// The space between texts, fields and buttons, in points.
    private static let gap = Spacing.groups
    /// The range of widths of the content, in points, if the window does not constrain it.
    private static let widths: ClosedRange<CGFloat> = 260...380

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        properties.leadsFocusByPlace = true
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = width(proposal, subviews)
        return CGSize(width: width, height: frames(of: subviews, width: width).last?.frame.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in frames(of: subviews, width: bounds.width) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// Returns the width. Texts may wrap; buttons do not, as far as space allows.
    private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
        if let width = proposal.width, width.isFinite { return width }
        let buttons = ordered(subviews.filter(\.isButton))
        let words = subviews.filter { !$0.isButton }.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let most = Self.widths.upperBound
        let row = rowWidth(of: buttons)
        let widest = buttons.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return max(min(max(words, row <= most ? row : widest), most), Self.widths.lowerBound)
    }

    /// Returns the width of buttons in a row, all as wide as the widest, in points.
    private func rowWidth(of buttons: [LayoutSubview]) -> CGFloat {
        let widest = buttons.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return widest * CGFloat(buttons.count) + Self.spacing * CGFloat(max(buttons.count - 1, 0))
    }

    /// Returns the buttons in their order in a row: the cancel button first, the default button last.
    private func ordered(_ buttons: [LayoutSubview]) -> [LayoutSubview] {
        func all(_ part: AlertPart) -> [LayoutSubview] { buttons.filter { $0[AlertPartKey.self] == part } }
        return all(.cancelButton) + all(.button).reversed() + all(.defaultButton).reversed()
    }

    /// Returns the frames of all subviews for a width, from top to bottom.
    private func frames(of subviews: Subviews, width: CGFloat) -> [(subview: LayoutSubview, frame: CGRect)] {
        var frames: [(subview: LayoutSubview, frame: CGRect)] = []
        var y: CGFloat = 0
        func add(_ subview: LayoutSubview) {
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            let x = ((width - size.width) / 2).rounded()
            frames.append((subview, CGRect(x: x, y: y, width: size.width, height: size.height)))
            y += size.height + Self.spacing
        }
        func endPart() { if y > 0 { y += Self.gap - Self.spacing } }
        for words in subviews where words[AlertPartKey.self] == .words {
            if words.sizeThatFits(ProposedViewSize(width: width, height: nil)).height > 0 { add(words) }
        }
        endPart()
        let fields = subviews.filter { $0[AlertPartKey.self] == .field }
        fields.forEach(add)
        if !fields.isEmpty { endPart() }
        let buttons = ordered(subviews.filter(\.isButton))
        guard buttons.count <= 3, rowWidth(of: buttons) <= width else {
            buttons.reversed().forEach(add)
            return frames
        }
        let count = CGFloat(buttons.count)
        let each = (width - Self.spacing * max(count - 1, 0)) / max(count, 1)
        let height =
            buttons.map { $0.sizeThatFits(ProposedViewSize(width: each, height: nil)).height }.max() ?? 0
        for (index, button) in (confirmsFirst ? buttons.reversed() : buttons).enumerated() {
            let x = CGFloat(index) * (each + Self.spacing)
            frames.append((button, CGRect(x: x, y: y, width: each, height: height)))
        }
        return frames
    }
}

extension LayoutSubview {
    fileprivate var isButton: Bool {
        switch self[AlertPartKey.self] {
        case .button, .defaultButton, .cancelButton: true
        case .words, .field: false
        }
    }
}
