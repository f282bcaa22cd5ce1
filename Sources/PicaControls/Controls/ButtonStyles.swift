import Foundation
import PicaDrawing
import PicaGraph

/// The default style of buttons: a raised surface with a border.
public struct DefaultButtonStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    /// Returns the label on a raised surface.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A style for buttons on a raised surface with a border.
public struct BorderedButtonStyle {
    /// Creates the style; `bordered` is the short form.
    nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    /// Returns the label on a raised surface.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration, isBordered: true) {
            ButtonSurface(look: $0, isProminent: false)
        }
    }
}

/// A style for the most important buttons, on a surface in the accent color.
public struct BorderedProminentButtonStyle {
    /// Creates the style; `borderedProminent` is the short form.
    nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Returns the label on a surface in the accent color.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration, isBordered: true) {
            ButtonSurface(look: $0, isProminent: true)
        }
    }
}

/// A style that shows the label in the accent color, without a surface.
public struct BorderlessButtonStyle {
    /// Creates the style; `borderless` is the short form.
    nonisolated public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Returns the label in the accent color.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { BorderlessLabel(configuration: $0) }
    }
}

/// A style that shows the label as it is.
public struct PlainButtonStyle {
    /// Creates the style; `plain` is the short form.
    nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    /// Returns the label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { PlainLabel(configuration: $0) }
    }
}

/// A style that shows the label as a link: in the accent color, underlined while the pointer is on it.
public struct LinkButtonStyle {
    /// Creates the style; `link` is the short form.
    nonisolated public init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle {
    /// Returns the label as a link.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { LinkLabel(configuration: $0) }
    }
}

/// A style for filters in a bar below the title bar, with a surface only while the pointer is on it.
public struct AccessoryBarButtonStyle {
    /// Creates the style; `accessoryBar` is the short form.
    nonisolated public init() {}
}

extension AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// Returns the label, on a surface while the pointer is on it.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { AccessoryLabel(configuration: $0, hasEdge: false) }
    }
}

/// A style for actions in a bar below the title bar: small, with an edge.
public struct AccessoryBarActionButtonStyle {
    /// Creates the style; `accessoryBarAction` is the short form.
    nonisolated public init() {}
}

extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// Returns the label with an edge around it.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { AccessoryLabel(configuration: $0, hasEdge: true) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style of buttons.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style for buttons on a raised surface with a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style for the most important buttons, on a surface in the accent color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style that shows the label in the accent color, without a surface.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that shows the label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A style that shows the label as a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A style for filters in a bar.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A style for actions in a bar.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
