import Foundation
import PicaGraph

/// How large controls are, beside the size of text.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest: for inspectors, where much has to stand in little room.
    case mini
    /// Smaller than usual.
    case small
    /// As usual.
    case regular
    /// For what matters most.
    case large
    /// Larger still: for a window's one button.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large controls in the view are: buttons, fields, and all else that a person changes something by.
    ///
    /// However small a control is, it is at least 24 points high where it is pressed. The two smaller sizes have smaller
    /// text, too, unless a font was set.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

/// Measures of controls, in points at the default text size.
extension ControlSize {
    /// Between a bordered control's edge and what is in it.
    var padding: CGSize {
        switch self {
        case .mini: CGSize(width: 7, height: 4)
        case .small: CGSize(width: 9, height: 4)
        case .regular: CGSize(width: 12, height: 5)
        case .large: CGSize(width: 16, height: 8)
        case .extraLarge: CGSize(width: 20, height: 12)
        }
    }

    /// Of a box to tick, a ring to choose, a wheel that turns.
    var indicator: CGFloat {
        switch self {
        case .mini: 14
        case .small: 16
        case .regular: 18
        case .large: 20
        case .extraLarge: 24
        }
    }

    /// Of a switch.
    var track: CGSize {
        switch self {
        case .mini: CGSize(width: 28, height: 16)
        case .small: CGSize(width: 34, height: 20)
        case .regular: CGSize(width: 40, height: 24)
        case .large: CGSize(width: 46, height: 28)
        case .extraLarge: CGSize(width: 56, height: 34)
        }
    }

    /// The font of a control's words where nobody set one.
    var font: Font? {
        switch self {
        case .mini: .footnote
        case .small: .subheadline
        case .regular, .large, .extraLarge: nil
        }
    }

    /// How high capital letters of that font are.
    var capHeight: CGFloat {
        switch self {
        case .mini: 9.5
        case .small: 11
        case .regular, .large, .extraLarge: 12.4
        }
    }
}

/// Gives a control's words the font of its size where nobody set one.
struct ControlFont: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        if values.font == nil, let font = values.controlSize.font { values.font = font }
    }
}

extension View {
    /// Puts a part of a control beside words: the middle of the part at half the height of capital letters.
    func alignedWithText() -> some View { modifier(AlignedWithText()) }
}

private struct AlignedWithText: ViewModifier {
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    func body(content: Content) -> some View {
        let half = controlSize.capHeight * unit / 2
        content.alignmentGuide(.firstTextBaseline) { $0.height / 2 + half }
            .alignmentGuide(.lastTextBaseline) { $0.height / 2 + half }
    }
}
