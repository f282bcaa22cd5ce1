import PicaGraph
import PicaState

/// A style for pickers. Only Pica's own styles exist; an app chooses among them.
@MainActor @preconcurrency public protocol PickerStyle {
    /// The kind of the style, which only Pica can create.
    static nonisolated var _kind: _PickerKind { get }
}

/// The kind of a picker style, which only Pica can create and read.
public struct _PickerKind: Equatable, Sendable {
    enum Name {
        case automatic, menu, segmented, radioGroup, inline, palette, wheel
    }

    let name: Name
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: _PickerKind.Name { .automatic } }
private enum RadioGroupAxisKey: EnvironmentKey { static var defaultValue: Axis { .vertical } }

extension EnvironmentValues {
    /// The kind of style of pickers.
    var pickerKind: _PickerKind.Name {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }

    /// The axis along which the options of a radio group are placed.
    var radioGroupAxis: Axis {
        get { self[RadioGroupAxisKey.self] }
        set { self[RadioGroupAxisKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of pickers in the view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, S._kind.name)
    }

    /// Places the options of radio groups in the view in a row.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.radioGroupAxis, .horizontal)
    }
}

/// The default style of pickers: a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .automatic) }
}

/// A style that shows a pop-up button with the chosen option, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style; `menu` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .menu) }
}

/// A style that shows all options in a row of segments, the chosen one in the accent color.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style; `segmented` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .segmented) }
}

/// A style that shows all options in a column of radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style; `radioGroup` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .radioGroup) }
}

/// A style that shows all options in place: radio buttons below the label, or items of the surrounding menu.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style; `inline` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .inline) }
}

/// A style that shows all options in a row, for icons; in a menu they form a row of it.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style; `palette` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .palette) }
}

/// A style that shows the options in a short list that scrolls to the chosen one.
///
/// The list has five rows. A click, the arrow keys and typed letters choose. SwiftUI has the style on the iPhone, where
/// the rows lie on a wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style; `wheel` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .wheel) }
}

/// A style that shows the options on a page of their own on the iPhone. In Pica it is a pop-up button, like `menu`.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style; `navigationLink` is the short form.
    nonisolated public init() {}
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .menu) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style of pickers.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A style that shows a pop-up button with the chosen option, which opens a menu of all.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style that shows all options in a row of segments, the chosen one in the accent color.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// A style that shows all options in a column of radio buttons.
    nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A style that shows all options in place.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// A style that shows all options in a row, for icons.
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A style that shows the options in a short list that scrolls to the chosen one.
    nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style that shows the options on a page of their own on the iPhone. In Pica it is a pop-up button, like `menu`.
    nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
