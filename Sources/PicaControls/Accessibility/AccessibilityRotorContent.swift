import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A type that provides entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of the body.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that the type provides. Pica reads them when a person uses the rotor.
    @AccessibilityRotorContentBuilder var body: Body { get }
}

/// Content of a rotor that is known to Pica and has no body.
@MainActor protocol KnownRotorContent {
    func stops(in environment: EnvironmentValues) -> [AccessibilityRotorStop]
}

extension AccessibilityRotorContent {
    /// Returns the entries, in order.
    func rotorStops(in environment: EnvironmentValues) -> [AccessibilityRotorStop] {
        (self as? any KnownRotorContent)?.stops(in: environment) ?? body.rotorStops(in: environment)
    }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Pica's own content has no body; Pica never reads this.
    public var body: Never { fatalError("\(Self.self) is known to Pica and has no body") }
}

/// Several contents, in order.
struct RotorContentList {
    private let contents: [any AccessibilityRotorContent]

    nonisolated init(_ contents: [any AccessibilityRotorContent]) { self.contents = contents }
}

extension RotorContentList: AccessibilityRotorContent, KnownRotorContent {
    typealias Body = Never

    func stops(in environment: EnvironmentValues) -> [AccessibilityRotorStop] {
        contents.flatMap { $0.rotorStops(in: environment) }
    }
}

/// A result builder for the entries of a rotor.
@resultBuilder public enum AccessibilityRotorContentBuilder {
    /// Accepts the entries of a statement.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Accepts a single statement: its entries.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Combines several statements: their entries, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        var all: [any AccessibilityRotorContent] = []
        repeat all.append(each content)
        return RotorContentList(all)
    }

    /// Handles an `if` without `else`: its entries while the condition holds.
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent {
        RotorContentList(content.map { [$0] } ?? [])
    }

    /// Handles an `if` with `else`, or a `switch`: the entries of the first branch.
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Handles an `if` with `else`, or a `switch`: the entries of the second branch.
    public static func buildEither<First: AccessibilityRotorContent, Second: AccessibilityRotorContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
}

extension _ConditionalContent: AccessibilityRotorContent
where First: AccessibilityRotorContent, Second: AccessibilityRotorContent {
    /// No body; the entries of the active branch take its place.
    public typealias Body = Never
}

extension _ConditionalContent: KnownRotorContent
where First: AccessibilityRotorContent, Second: AccessibilityRotorContent {
    func stops(in environment: EnvironmentValues) -> [AccessibilityRotorStop] {
        switch storage {
        case .first(let content): content.rotorStops(in: environment)
        case .second(let content): content.rotorStops(in: environment)
        }
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Has no body: the entries of all elements take its place.
    public typealias Body = Never
}

extension ForEach: KnownRotorContent where Content: AccessibilityRotorContent {
    func stops(in environment: EnvironmentValues) -> [AccessibilityRotorStop] {
        data.flatMap { content($0).rotorStops(in: environment) }
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries of a rotor for elements identified by a property.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The path to an element's identity.
    ///   - content: Makes the entries of an element.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates entries of a rotor for identifiable elements.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: AccessibilityRotorContent, Data == Range<Int>, ID == Int {
    /// Creates entries of a rotor for numbers.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
    ) {
        self.init(data: data, content: content, id: { $0 })
    }
}
