import PicaGraph
import PicaState

/// The kinds of fields that a submission can come from.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the set, one for each kind.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The fields of `searchable`.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Runs the submit actions of a part of the view tree. The object lives as long as that part, and only its action is
/// replaced. Closures cannot be compared, so a fresh one in the environment would update every field each time.
@MainActor package final class SubmitHandler {
    fileprivate var triggers: SubmitTriggers = []
    fileprivate var action: () -> Void = {}
    fileprivate var outer: SubmitHandler?

    nonisolated init() {}

    package func submit(_ trigger: SubmitTriggers) {
        if !triggers.isDisjoint(with: trigger) { action() }
        outer?.submit(trigger)
    }
}

private enum SubmitHandlerKey: EnvironmentKey {
    static var defaultValue: SubmitHandler? { nil }
}

private enum SubmitTriggerKey: EnvironmentKey {
    static var defaultValue: SubmitTriggers { .text }
}

extension EnvironmentValues {
    /// The kind of submission that a field makes.
    package var submitTrigger: SubmitTriggers {
        get { self[SubmitTriggerKey.self] }
        set { self[SubmitTriggerKey.self] = newValue }
    }
    package var submitHandler: SubmitHandler? {
        get { self[SubmitHandlerKey.self] }
        set { self[SubmitHandlerKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when Return is pressed in a field of the view; actions further out also run.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }

    /// Prevents submissions in the view from reaching actions further out.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScope(isBlocking: isBlocking))
    }
}

private struct SubmitModifier {
    let triggers: SubmitTriggers
    let action: () -> Void
    @State private var handler = SubmitHandler()
    @Environment(\.submitHandler) private var outer

    init(triggers: SubmitTriggers, action: @escaping () -> Void) {
        self.triggers = triggers
        self.action = action
    }
}

extension SubmitModifier: ViewModifier {
    func body(content: Content) -> some View {
        handler.triggers = triggers
        handler.action = action
        handler.outer = outer
        return content.environment(\.submitHandler, handler)
    }
}

private struct SubmitScope {
    let isBlocking: Bool
}

extension SubmitScope: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        if isBlocking { values.submitHandler = nil }
    }
}
