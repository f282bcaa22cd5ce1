import PicaGraph

/// How the options of pickers are shown. The styles are Pica's own; an app chooses among them.
@MainActor @preconcurrency public protocol PickerStyle {
    /// Which of Pica's own it is; only Pica can make one.
    static nonisolated var _kind: _PickerKind { get }
}

/// Which of Pica's own styles of pickers one is. Only Pica can make and read one.
public struct _PickerKind: Equatable, Sendable {
    enum Name {
        case automatic, menu, segmented, radioGroup, inline, palette
    }

    let name: Name
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: _PickerKind.Name { .automatic } }
private enum RadioGroupAxisKey: EnvironmentKey { static var defaultValue: Axis { .vertical } }

extension EnvironmentValues {
    /// How the options of pickers are shown.
    var pickerKind: _PickerKind.Name {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }

    /// Along which way the options of a radio group stand.
    var radioGroupAxis: Axis {
        get { self[RadioGroupAxisKey.self] }
        set { self[RadioGroupAxisKey.self] = newValue }
    }
}

extension View {
    /// Sets how the options of pickers in the view are shown.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, S._kind.name)
    }

    /// Has the options of radio groups in the view stand side by side.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        environment(\.radioGroupAxis, .horizontal)
    }
}

/// What pickers look like when nobody says otherwise: a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// For Pica itself.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .automatic) }
}

/// A button with the option that is chosen, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle {
    /// The style that `menu` is.
    nonisolated public init() {}
    /// For Pica itself.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .menu) }
}

/// All options side by side, the one that is chosen raised.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style that `segmented` is.
    nonisolated public init() {}
    /// For Pica itself.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .segmented) }
}

/// All options below each other, each with a ring before it.
public struct RadioGroupPickerStyle: PickerStyle {
    /// The style that `radioGroup` is.
    nonisolated public init() {}
    /// For Pica itself.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .radioGroup) }
}

/// All options where the picker stands: rings below the label, or items of the menu that the picker is in.
public struct InlinePickerStyle: PickerStyle {
    /// The style that `inline` is.
    nonisolated public init() {}
    /// For Pica itself.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .inline) }
}

/// All options side by side, for icons; in a menu they are a row of it.
public struct PalettePickerStyle: PickerStyle {
    /// The style that `palette` is.
    nonisolated public init() {}
    /// For Pica itself.
    nonisolated public static var _kind: _PickerKind { _PickerKind(name: .palette) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// What pickers look like when nobody says otherwise.
    nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button with the option that is chosen, which opens a menu of all.
    nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side, the one that is chosen raised.
    nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options below each other, each with a ring before it.
    nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// All options where the picker stands.
    nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// All options side by side, for icons.
    nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
