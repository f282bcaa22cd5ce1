import Foundation
import PicaGraph

/// A type that makes previews; `#Preview` is shorter.
///
/// Each view of a group is a preview of its own.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// What is shown.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder static var previews: Self.Previews { get }
    /// What they are made for; nil, which is the default, and all others are this computer.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Whatever the program runs on.
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews may be made for.
public enum PreviewPlatform: Sendable {
    /// A telephone's or a tablet's.
    case iOS
    /// A Mac's.
    case macOS
    /// A television's.
    case tvOS
    /// A watch's.
    case watchOS
}

/// How large a preview is.
public enum PreviewLayout: Sendable, Equatable {
    /// As a window, or as the device that `previewDevice` names.
    case device
    /// As the view is by itself.
    case sizeThatFits
    /// So many points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name, such as “iPhone 15”; for a preview it is a size.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }

    /// In points, upright.
    var size: CGSize? {
        let sizes: [(name: String, size: CGSize)] = [
            ("iPhone SE", CGSize(width: 375, height: 667)), ("iPhone", CGSize(width: 393, height: 852)),
            ("iPad", CGSize(width: 820, height: 1180)), ("Apple Watch", CGSize(width: 198, height: 242)),
            ("Apple TV", CGSize(width: 1920, height: 1080)),
        ]
        return sizes.first { rawValue.hasPrefix($0.name) }?.size
    }
}

/// How a device is held; for a preview, whether it is higher than wide.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// Its name.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All of them.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// A size as it is so.
    func turned(_ size: CGSize) -> CGSize {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        let isUpright = self == .portrait || self == .portraitUpsideDown
        return isUpright ? CGSize(width: short, height: long) : CGSize(width: long, height: short)
    }
}

/// What surrounds a preview where something asks for it, as widgets on Apple's systems do.
public protocol PreviewContext {
    /// The value for a key.
    subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { get }
}

/// A key of a `PreviewContext`.
public protocol PreviewContextKey {
    /// What is kept by it.
    associatedtype Value
    /// The value where there is none.
    static var defaultValue: Value { get }
}

extension View {
    /// What lists of previews call the view; nil for the name of the type that provides it.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        layoutValue(key: PreviewName.self, value: value)
    }

    /// How large the view is as a preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        layoutValue(key: PreviewLayoutKey.self, value: value)
    }

    /// The device whose size the view has as a preview; nil for a window's.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        layoutValue(key: PreviewDeviceKey.self, value: value)
    }

    /// Whether the view is higher than wide as a preview.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        layoutValue(key: PreviewOrientation.self, value: value)
    }

    /// What surrounds the view as a preview. Only widgets ask for it, which there are none of here.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

struct PreviewName: LayoutValueKey { static var defaultValue: String? { nil } }
struct PreviewLayoutKey: LayoutValueKey { static var defaultValue: PreviewLayout { .device } }
struct PreviewDeviceKey: LayoutValueKey { static var defaultValue: PreviewDevice? { nil } }
struct PreviewOrientation: LayoutValueKey { static var defaultValue: InterfaceOrientation? { nil } }
