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

    /// The way that the device is held.
    @available(*, unavailable, message: "compare width and height in a GeometryReader")
    public var orientation: Int { 0 }
}
