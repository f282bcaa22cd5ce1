import Foundation
import PicaCombine
import PicaGraph
import PicaState
import PicaUI

/// A property of an `App` that creates the program's delegate.
///
///     @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
///
/// The delegate is also in the environment, where `@EnvironmentObject` or `@Environment(AppDelegate.self)` reads it.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
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
        NSApplication.shared.delegate = delegate
        Program.writeEnvironment = { $0[object: DelegateType.self] = delegate }
    }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
