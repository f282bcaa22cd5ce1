import PicaGraph

/// How much something is to catch the eye.
@frozen public enum Prominence: Hashable, Sendable {
    /// As things of its kind do.
    case standard
    /// More than others.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How much headers of sections are to catch the eye.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much headers of sections in the view are to catch the eye: increased ones are larger.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
