import Foundation
import PicaGraph

/// A type that creates previews; `#Preview` is shorter.
///
/// Each view of a group is a separate preview.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder static var previews: Self.Previews { get }
    /// The platform of the previews; `nil` by default. All values stand for this computer.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// The platform that the program runs on.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform for which previews can be made.
public enum PreviewPlatform: Sendable {
    /// A phone or tablet.
    case iOS
    /// A Mac.
    case macOS
    /// A television.
    case tvOS
    /// A watch.
    case watchOS
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Equatable {
    /// The size of a window, or of the device that `previewDevice` names.
    case device
    /// The size of the view itself.
    case sizeThatFits
    /// A fixed size, in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name, such as “iPhone 15”. A preview only takes its size.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name of the device.
    public let rawValue: String

    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device from its name.
    public init(stringLiteral value: String) { rawValue = value }

    /// The size of the device in portrait orientation, in points; `nil` for unknown names.
    var size: CGSize? {
        let sizes: [(name: String, size: CGSize)] = [
            ("iPhone SE", CGSize(width: 375, height: 667)), ("iPhone", CGSize(width: 393, height: 852)),
            ("iPad", CGSize(width: 820, height: 1180)), ("Apple Watch", CGSize(width: 198, height: 242)),
            ("Apple TV", CGSize(width: 1920, height: 1080)),
        ]
        return sizes.first { rawValue.hasPrefix($0.name) }?.size
    }
}

/// The orientation of a device. A preview only takes whether it is taller than wide.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On the left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On the right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// Returns a size in the orientation.
    func turned(_ size: CGSize) -> CGSize {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        let isUpright = self == .portrait || self == .portraitUpsideDown
        return isUpright ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
    }
}

/// The context of a preview, such as the one for widgets on Apple's systems.
public protocol PreviewContext {
    /// Accesses the value for a key.
    subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { get }
}

/// A key of a `PreviewContext`.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value of contexts that set none.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets the name of the view in lists of previews; `nil` for the name of the provider type.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        layoutValue(key: PreviewName.self, value: value)
    }

    /// Sets the size of the view as a preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        layoutValue(key: PreviewLayoutKey.self, value: value)
    }

    /// Sets the device whose size the view has as a preview; `nil` for the size of a window.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        layoutValue(key: PreviewDeviceKey.self, value: value)
    }

    /// Sets the orientation of the view as a preview.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        layoutValue(key: PreviewOrientation.self, value: value)
    }

    /// Sets the context of the view as a preview. It has no effect in Pica: only widgets have one, which Pica does not
    /// support.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

struct PreviewName: LayoutValueKey { static var defaultValue: String? { nil } }
struct PreviewLayoutKey: LayoutValueKey { static var defaultValue: PreviewLayout { .device } }
struct PreviewDeviceKey: LayoutValueKey { static var defaultValue: PreviewDevice? { nil } }
struct PreviewOrientation: LayoutValueKey { static var defaultValue: InterfaceOrientation? { nil } }
