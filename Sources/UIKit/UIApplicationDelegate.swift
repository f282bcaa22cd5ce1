import Foundation
import PicaCombine
import PicaGraph
import PicaState
import PicaUI

/// An object that is told of the program's start and end.
///
/// An `App` names its type with ``UIApplicationDelegateAdaptor``. All methods have defaults.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
    /// Called before the first window opens. The result has no effect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the first window is open, before it is drawn. The result has no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called with each URL or file that the desktop has passed to the program when it started it. The result has no
    /// effect.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called when a window of the program gets the keyboard focus and none had it.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when no window of the program has the keyboard focus any longer.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when the program ends, also by a signal.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns `true`.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Returns `false`.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
    /// The name of a reason for the program's start. There are none in Pica.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The name of a circumstance under which a URL is opened. There are none in Pica.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Passes the program's events on to a delegate under UIKit's names.
@MainActor final class ApplicationDelegate: ProgramDelegate {
    private let delegate: any UIApplicationDelegate

    init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

    func willFinishLaunching() {
        _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    }
    func didFinishLaunching() { _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil) }
    func open(_ places: [URL]) {
        for place in places { _ = delegate.application(.shared, open: place, options: [:]) }
    }
    func didChangeActivity(isActive: Bool) {
        if isActive {
            delegate.applicationDidBecomeActive(.shared)
        } else {
            delegate.applicationWillResignActive(.shared)
        }
    }
    func shouldTerminate() -> TerminationReply { .now }
    func willTerminate() { delegate.applicationWillTerminate(.shared) }
}

/// A property of an `App` that creates the program's delegate.
///
///     @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///
/// The delegate is also in the environment, where `@EnvironmentObject` or `@Environment(AppDelegate.self)` reads it.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates a delegate of a type and makes it the program's.
    ///
    /// - Parameters:
    ///   - delegateType: The type.
    ///   - make: Creates the delegate; by default with `init()`.
    public init(
        _ delegateType: DelegateType.Type = DelegateType.self,
        make: @autoclosure () -> DelegateType = #_construction
    ) {
        let delegate = make()
        wrappedValue = delegate
        UIApplication.shared.delegate = delegate
        Program.writeEnvironment = { $0[object: DelegateType.self] = delegate }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
