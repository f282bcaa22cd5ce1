import Foundation

/// The computer.
@MainActor @preconcurrency public final class UIDevice: NSObject {
    /// The computer.
    public static let current = UIDevice()

    private override init() {}

    /// The computer's name in the network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of computer: `PC`.
    public var model: String { "PC" }
    /// The kind of computer: `PC`.
    public var localizedModel: String { model }
    /// The name of the operating system: `Linux`.
    public var systemName: String { "Linux" }
    /// The version of the kernel, such as `6.1.0`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// The kind of device that the interface is made for: a desktop computer.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

    /// An identifier of the computer for the apps of one vendor.
    @available(*, unavailable, message: "make a UUID and keep it in UserDefaults")
    public var identifierForVendor: UUID? { nil }

    /// The charge of the battery.
    @available(*, unavailable, message: "Pica does not read the battery")
    public var batteryLevel: Float { -1 }

    /// The way that the device is held: unknown, as a computer is not turned.
    public var orientation: UIDeviceOrientation { .unknown }
    /// The device is held in another way. It is never posted.
    nonisolated public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// A way that a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known, as of every computer.
    case unknown = 0
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// Turned to the left.
    case landscapeLeft
    /// Turned to the right.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
