import Foundation
import PicaState

/// The change of a value over time: tracks for its properties, or one for the whole value.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Keyframes
    /// The keyframes that these consist of.
    @KeyframesBuilder<Value> var body: Self.Body { get }
    /// Adds the tracks to a timeline. For Pica's own use.
    static func _addTracks(of keyframes: Self, to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body. For Pica's own use.
    public static func _addTracks(of keyframes: Self, to timeline: inout _KeyframeTracks<Value>) {
        Body._addTracks(of: keyframes.body, to: &timeline)
    }
}

extension Keyframes where Body == EmptyKeyframes<Value> {
    /// An empty body: Pica handles the keyframes itself.
    public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
}

/// Keyframes without a track.
public struct EmptyKeyframes<Value>: Keyframes {
    /// The type itself.
    public typealias Body = EmptyKeyframes<Value>

    init() {}

    /// Does nothing. For Pica's own use.
    public static func _addTracks(of keyframes: Self, to timeline: inout _KeyframeTracks<Value>) {}
}

/// The tracks of a timeline. Only Pica can create and read them.
public struct _KeyframeTracks<Root> {
    /// Functions that set a part of the value for a time.
    var setters: [(inout Root, TimeInterval) -> Void] = []
    var duration = 0.0
    let initial: Root
}

/// A track: a sequence of keyframes for one value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    /// No body; Pica handles the track itself.
    public typealias Body = EmptyKeyframes<Root>

    private let path: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track for the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        path = \.self
        self.content = content()
    }

    /// Creates a track for a property of the value.
    ///
    /// - Parameters:
    ///   - keyPath: The property. If several tracks have the same one, the last counts.
    ///   - content: The keyframes.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    /// Adds the track to a timeline. For Pica's own use.
    public static func _addTracks(of track: Self, to timeline: inout _KeyframeTracks<Root>) {
        var keys = _KeyframeSegments<Value>()
        Content._addSegments(of: track.content, to: &keys)
        let curve = KeyframeCurve(keys.keys, from: timeline.initial[keyPath: track.path])
        let path = track.path
        timeline.setters.append { $0[keyPath: path] = curve.value(at: $1) }
        timeline.duration = max(timeline.duration, curve.duration)
    }
}

/// A result builder for keyframes.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Passes on a keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Passes on tracks.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Builds keyframes without a track.
    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }
    /// Starts a sequence of keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
        first
    }
    /// Starts a set of tracks.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// Appends a keyframe to a sequence.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframePair(first: accumulated, second: next)
    }
    /// Adds a track to others.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        TrackPair(first: accumulated, second: next)
    }
    /// Builds a single track from keyframes of the whole value.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }
    /// Returns the tracks.
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

/// A function from time to the values of keyframes.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// Creates a timeline of keyframes.
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

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.duration }

    /// Returns the value at a time; tracks that have ended keep their last value.
    public func value(time: Double) -> Value {
        tracks.setters.reduce(into: tracks.initial) { $1(&$0, time) }
    }

    /// Returns the value at a fraction of the duration, between 0 and 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
