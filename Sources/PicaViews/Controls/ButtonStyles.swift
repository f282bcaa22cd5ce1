import Foundation
import PicaGraph

/// What buttons look like when nobody says otherwise: a raised surface with a border.
public struct DefaultButtonStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    /// The label on a raised surface.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A raised surface with a border.
public struct BorderedButtonStyle {
    /// The style that `bordered` is.
    nonisolated public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    /// The label on a raised surface.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration, isBordered: true) {
            ButtonSurface(look: $0, isProminent: false)
        }
    }
}

/// A surface in the accent colour, for what matters most.
public struct BorderedProminentButtonStyle {
    /// The style that `borderedProminent` is.
    nonisolated public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on a surface in the accent colour.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration, isBordered: true) {
            ButtonSurface(look: $0, isProminent: true)
        }
    }
}

/// The label in the accent colour, without a surface.
public struct BorderlessButtonStyle {
    /// The style that `borderless` is.
    nonisolated public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The label in the accent colour.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { PlainLabel(configuration: $0, color: .accentColor) }
    }
}

/// The label as it is.
public struct PlainButtonStyle {
    /// The style that `plain` is.
    nonisolated public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { PlainLabel(configuration: $0, color: nil) }
    }
}

/// The label as a link: in the accent colour, underlined while the pointer is on it.
public struct LinkButtonStyle {
    /// The style that `link` is.
    nonisolated public init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle {
    /// The label as a link.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { LinkLabel(configuration: $0) }
    }
}

/// For a bar below a window's title that narrows down what is shown: a surface only while the pointer is on it.
public struct AccessoryBarButtonStyle {
    /// The style that `accessoryBar` is.
    nonisolated public init() {}
}

extension AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// The label, on a surface while the pointer is on it.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { AccessoryLabel(configuration: $0, hasEdge: false) }
    }
}

/// For what is done in a bar below a window's title: small, with an edge.
public struct AccessoryBarActionButtonStyle {
    /// The style that `accessoryBarAction` is.
    nonisolated public init() {}
}

extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// The label with an edge around it.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(configuration) { AccessoryLabel(configuration: $0, hasEdge: true) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// What buttons look like when nobody says otherwise.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A raised surface with a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A surface in the accent colour, for what matters most.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the accent colour, without a surface.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label as a link.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// For what narrows down what is shown, in a bar.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// For what is done, in a bar.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
