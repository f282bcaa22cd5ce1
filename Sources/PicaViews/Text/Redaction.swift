import Foundation
import PicaCanvas
import PicaGraph

/// Why what a view shows is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int

    /// The reasons whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is not there yet: blocks stand in its place, as large as it is.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may be looking: blocks stand in place of what `privacySensitive(_:)` marks.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date and on its way to be another: it is fainter.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What is said of texts and images about their being read.
struct Redaction: Equatable {
    var reasons: RedactionReasons = []
    var isSensitive = false

    /// Whether blocks stand in place of what is there.
    var hides: Bool {
        reasons.contains(.placeholder) || isSensitive && reasons.contains(.privacy)
    }

    /// Draws something, or blocks in its place.
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

    /// Why what is shown is not to be read; none by default. A view of the app's own may show something else
    /// for them.
    public var redactionReasons: RedactionReasons {
        get { redaction.reasons }
        set { redaction.reasons = newValue }
    }
}

extension View {
    /// Shows the view's texts and images as blocks, or fainter, for a reason besides those from further out.
    ///
    /// Where there are blocks nothing can be selected, followed or heard of what they stand for. Other views
    /// stay as they are; they can read `redactionReasons`.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        modifier(RedactionWriter(change: .adding(reason)))
    }

    /// Takes back what views around say by `redacted(reason:)`.
    nonisolated public func unredacted() -> some View {
        modifier(RedactionWriter(change: .clearing))
    }

    /// Says that the view shows what is nobody else's business; `redacted(reason: .privacy)` further out
    /// hides it.
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
