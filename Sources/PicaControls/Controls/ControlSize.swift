import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// The size of controls, independent of the text size.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest size, for dense interfaces such as inspectors.
    case mini
    /// A size smaller than usual.
    case small
    /// The usual size.
    case regular
    /// A size for the most important controls.
    case large
    /// The largest size, for a window's single main button.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls in the view, such as buttons and fields.
    ///
    /// The pressable area of a control is at least 24 points high at every size. The two smaller sizes also have
    /// smaller text, unless a font is set.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

extension EnvironmentValues {
    /// The space between a bordered control's edge and its content, in points at the default text size.
    package var controlPadding: CGSize {
        func dense(_ length: CGFloat) -> CGFloat { (length * picaTheme.density * 2).rounded() / 2 }
        let padding = controlSize.padding
        return picaTheme.density == 1
            ? padding : CGSize(width: dense(padding.width), height: dense(padding.height))
    }
}

/// The measures of controls, in points at the default text size.
extension ControlSize {
    /// The space between a bordered control's edge and its content at the usual density.
    fileprivate var padding: CGSize {
        switch self {
        case .mini: CGSize(width: 7, height: 4)
        case .small: CGSize(width: 9, height: 4)
        case .regular: CGSize(width: 12, height: 5)
        case .large: CGSize(width: 16, height: 8)
        case .extraLarge: CGSize(width: 20, height: 12)
        }
    }

    /// The size of a check box, a radio button or a progress wheel.
    var indicator: CGFloat {
        switch self {
        case .mini: 14
        case .small: 16
        case .regular: 18
        case .large: 20
        case .extraLarge: 24
        }
    }

    /// The size of a switch.
    var track: CGSize {
        switch self {
        case .mini: CGSize(width: 28, height: 16)
        case .small: CGSize(width: 34, height: 20)
        case .regular: CGSize(width: 40, height: 24)
        case .large: CGSize(width: 46, height: 28)
        case .extraLarge: CGSize(width: 56, height: 34)
        }
    }

    /// The font of a control's text if none is set; `nil` for the usual one.
    var font: Font? {
        switch self {
        case .mini: .footnote
        case .small: .subheadline
        case .regular, .large, .extraLarge: nil
        }
    }

    /// The height of capital letters in that font.
    var capHeight: CGFloat {
        switch self {
        case .mini: 9.5
        case .small: 11
        case .regular, .large, .extraLarge: 12.4
        }
    }
}

/// Sets the font of a control's size if no other font is set.
package struct ControlFont: EnvironmentModifier {
    package init() {}

    package typealias Body = Never

    package func write(to values: inout EnvironmentValues) {
        if values.font == nil, let font = values.controlSize.font { values.font = font }
    }
}

extension View {
    /// Aligns a part of a control with text: its center is at half the height of capital letters.
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
