import PicaGraph
import PicaState

/// The visual prominence of a view.
@frozen public enum Prominence: Hashable, Sendable {
    /// The usual prominence.
    case standard
    /// More prominence than usual.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// The visual prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the visual prominence of section headers in the view; increased ones are larger.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
