import PicaGraph

/// What kinds of fields a submission can come from.
public struct SubmitTriggers: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: Int
    /// The kinds whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

private enum SubmitActionKey: EnvironmentKey {
    static var defaultValue: ((SubmitTriggers) -> Void)? { nil }
}

extension EnvironmentValues {
    var submitAction: ((SubmitTriggers) -> Void)? {
        get { self[SubmitActionKey.self] }
        set { self[SubmitActionKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when Return is pressed in a field of the view; actions further out run too.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        modifier(
            EnvironmentWriter { values in
                let outer = values.submitAction
                values.submitAction = { trigger in
                    if !triggers.isDisjoint(with: trigger) { action() }
                    outer?(trigger)
                }
            })
    }

    /// Keeps submissions in the view from reaching actions further out.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(EnvironmentWriter { if isBlocking { $0.submitAction = nil } })
    }
}
