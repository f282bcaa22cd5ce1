import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// The reasons for hiding a view's content or marking it as outdated.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each reason.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not loaded yet: blocks of its size are drawn in its place.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Other people may be looking: blocks are drawn in place of views marked by `privacySensitive(_:)`.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date and about to change: it is drawn fainter.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The redaction state that texts and images inherit.
struct Redaction: Equatable {
    var reasons: RedactionReasons = []
    var isSensitive = false

    /// Whether blocks are drawn in place of the content.
    var hides: Bool {
        reasons.contains(.placeholder) || isSensitive && reasons.contains(.privacy)
    }

    /// Draws the content: as it is, fainter, or as blocks in its place.
    func draw(
        into list: inout DisplayList, blocks: @autoclosure () -> [CGRect],
        in environment: EnvironmentValues, _ draw: (inout DisplayList) -> Void
    ) {
        if hides {
            let style = environment.foregroundStyle ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
            let faint = style.opacity(0.2).resolved(in: environment)
            for block in blocks() {
                faint.draw(in: block, into: &list) {
                    .roundedRect(block, radius: min(4, block.height / 4), $0)
                }
            }
        } else if reasons.contains(.invalidated) {
            var faint = DisplayList()
            draw(&faint)
            list.commands.append(.layer(Layer(opacity: 0.5), faint))
        } else {
            draw(&list)
        }
    }
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: Redaction { Redaction() } }

extension EnvironmentValues {
    var redaction: Redaction {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// The reasons for hiding or fading the view's content; none by default. A view of the app's own may read them to
    /// show something else.
    public var redactionReasons: RedactionReasons {
        get { redaction.reasons }
        set { redaction.reasons = newValue }
    }
}

extension View {
    /// Draws the view's texts and images as blocks or fainter, adding a reason to the inherited ones.
    ///
    /// Text behind blocks cannot be selected, its links cannot be followed, and assistive technology cannot read it.
    /// Other views stay as they are; they can read `redactionReasons`.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(RedactionWriter(change: .adding(reason)))
    }

    /// Removes the redaction reasons inherited from surrounding views.
    nonisolated public func unredacted() -> some View {
        modifier(RedactionWriter(change: .clearing))
    }

    /// Marks the view's content as private, so that `redacted(reason: .privacy)` further out hides it.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(RedactionWriter(change: .sensitive(sensitive)))
    }
}

private struct RedactionWriter {
    enum Change {
        case adding(RedactionReasons)
        case clearing
        case sensitive(Bool)
    }

    let change: Change
}

extension RedactionWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        switch change {
        case .adding(let reasons): values.redaction.reasons.formUnion(reasons)
        case .clearing: values.redaction.reasons = []
        case .sensitive(let sensitive): values.redaction.isSensitive = sensitive
        }
    }
}
