import Foundation

/// How a change of state is to be carried out, from where it is made to what moves on the screen.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]
    var completion: AnimationCompletion?
    /// Whether the person wants no motion, whoever asks for it.
    var reducesMotion = false

    /// A transaction that moves nothing.
    public init() {}

    /// A transaction whose changes are shown by an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// What shows the changes on their way; nil shows them at once.
    public var animation: Animation?
    /// Whether animations set further in are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many that follow each other, as of a slider that is dragged.
    public var isContinuous = false

    /// A value of the app's own that goes with the change.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    var effectiveAnimation: Animation? { disablesAnimations || reducesMotion ? nil : animation }

    /// Whether it says nothing.
    var isPlain: Bool {
        animation == nil && !disablesAnimations && !isContinuous && completion == nil && values.isEmpty
    }
}

/// A key of a value that goes with a change of state.
public protocol TransactionKey {
    /// What a transaction carries.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// A transaction belongs to the thread that makes the changes.
    private final class Scope: @unchecked Sendable {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    @TaskLocal private static var scope: Scope?

    /// That of the changes being made now.
    static var current: Transaction? { scope?.transaction }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        try $scope.withValue(Scope(transaction)) { try body() }
    }

    /// Runs on the main thread, now or soon, as a part of the change being made here: another thread has this
    /// one's transaction no more.
    static func runOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        guard let scope, !MainThread.isCurrent else { return MainThread.run(body) }
        MainThread.run { $scope.withValue(scope) { body() } }
    }
}

/// Makes changes in a transaction.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Makes changes in the present transaction with one value changed.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}

/// Makes changes that are shown by an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// When the motion can no longer be seen.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When nothing of it is left. Springs here end when they can no longer be seen, so both are the same.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes that are shown by an animation, and says when all that moved has arrived. Where nothing
/// moves it says so after the next frame.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current ?? Transaction()
    transaction.animation = animation
    transaction.completion = AnimationCompletion(completion)
    return try Transaction.with(transaction, body)
}

/// Calls when nobody keeps it any more: the transaction does until it is carried out, and what it sets in
/// motion until that has arrived, is turned around or is no more.
final class AnimationCompletion: Sendable {
    nonisolated(unsafe) private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit {
        nonisolated(unsafe) let action = action
        // Later, as it may be in the middle of a frame.
        DispatchQueue.main.async { action() }
    }
}
