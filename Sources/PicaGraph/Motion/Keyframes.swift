import Foundation

/// How a value changes over time: tracks for its parts, or one for all of it.
public protocol Keyframes<Value> {
    /// What changes.
    associatedtype Value
    /// What the keyframes are made of.
    associatedtype Body: Keyframes
    /// What the keyframes are made of.
    @KeyframesBuilder<Value> var body: Self.Body { get }
    /// Adds the tracks; for Pica itself.
    static func _addTracks(of keyframes: Self, to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body; for Pica itself.
    public static func _addTracks(of keyframes: Self, to timeline: inout _KeyframeTracks<Value>) {
        Body._addTracks(of: keyframes.body, to: &timeline)
    }
}

extension Keyframes where Body == EmptyKeyframes<Value> {
    /// Pica knows what the keyframes are; their `body` adds nothing.
    public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
}

/// No keyframes.
public struct EmptyKeyframes<Value>: Keyframes {
    /// Itself.
    public typealias Body = EmptyKeyframes<Value>

    init() {}

    /// Adds nothing; for Pica itself.
    public static func _addTracks(of keyframes: Self, to timeline: inout _KeyframeTracks<Value>) {}
}

/// The tracks of a timeline. Only Pica can make and read them.
public struct _KeyframeTracks<Root> {
    /// Sets a part of the value for a time.
    var setters: [(inout Root, TimeInterval) -> Void] = []
    var duration = 0.0
    let initial: Root
}

/// How one value changes over time, by keyframes one after another.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    /// Pica knows what a track is.
    public typealias Body = EmptyKeyframes<Root>

    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of all of a value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// Keyframes of a part of a value.
    ///
    /// - Parameters:
    ///   - keyPath: The part. Where several tracks have one, the last has the say.
    ///   - content: The keyframes.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    /// Adds the track; for Pica itself.
    public static func _addTracks(of track: Self, to timeline: inout _KeyframeTracks<Root>) {
        var keys = _KeyframeSegments<Value>()
        Content._addSegments(of: track.content, to: &keys)
        let curve = KeyframeCurve(keys.keys, from: timeline.initial[keyPath: track.path])
        let path = track.path
        timeline.setters.append { $0[keyPath: path] = curve.value(at: $1) }
        timeline.duration = max(timeline.duration, curve.duration)
    }
}

/// Puts keyframes together.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// A keyframe of all of the value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Tracks.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Nothing changes.
    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }
    /// The first of several.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    /// The first of several.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// One keyframe after others.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframePair(first: accumulated, second: next)
    }
    /// Tracks beside others.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        TrackPair(first: accumulated, second: next)
    }
    /// Keyframes of all of the value are one track.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }
    /// The tracks.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

private struct TrackPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = EmptyKeyframes<First.Value>
    let first: First
    let second: Second

    static func _addTracks(of pair: Self, to timeline: inout _KeyframeTracks<First.Value>) {
        First._addTracks(of: pair.first, to: &timeline)
        Second._addTracks(of: pair.second, to: &timeline)
    }
}

/// What values keyframes give at a time.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// Keyframes of a value.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - content: The keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }

    init<K: Keyframes>(_ initialValue: Value, _ keyframes: K) where K.Value == Value {
        var tracks = _KeyframeTracks(initial: initialValue)
        K._addTracks(of: keyframes, to: &tracks)
        self.tracks = tracks
    }

    /// How long the longest track takes, in seconds.
    public var duration: TimeInterval { tracks.duration }

    /// The value at a time; tracks that are over by then keep their last value.
    public func value(time: Double) -> Value {
        tracks.setters.reduce(into: tracks.initial) { $1(&$0, time) }
    }

    /// The value at a part of the duration, between 0 and 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
