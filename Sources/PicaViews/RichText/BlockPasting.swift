import Foundation
import PicaFoundation
import PicaText

/// What blocks become where they are pasted: items alone are some of the list that they come into, and all others
/// are apart from what stands there.
struct BlockPasting {
    let session: EditingSession
    let attributes: AttributeContainers

    /// Puts a text in place of what is selected.
    func paste(_ text: AttributedString, at time: Double) -> EditChange {
        let start = session.selection.range.lowerBound
        let around = attributes[session.attributes(ofParagraphAt: start)].presentationIntent?.components ?? []
        let list = around.drop { !$0.isList }
        guard let kind = list.first?.kind, text.isItems(of: kind) else {
            return session.paste(attributes.content(of: text.withBlocksOfItsOwn()), at: time)
        }
        let items = text.withBlocksOfItsOwn(in: list)
        var change = session.paste(attributes.content(of: items), at: time)
        change.append(ListNesting(session: session, attributes: attributes).count(from: start, at: time))
        return change
    }
}

extension AttributedString {
    private typealias Intent = AttributeScopes.FoundationAttributes.PresentationIntentAttribute

    /// Whether all of it is in items of one list of a kind, and the list in nothing.
    fileprivate func isItems(of kind: PresentationIntent.Kind) -> Bool {
        guard let list = runs.first?.presentationIntent?.components.last, list.kind == kind else {
            return false
        }
        return runs[Intent.self].allSatisfy { intent, _ in intent?.components.last == list }
    }

    /// The same with blocks that no other text has: what is pasted beside others of the same numbers would be
    /// taken for a part of them.
    /// - Parameter list: What the outermost block of each paragraph is instead, and what that stands in.
    fileprivate func withBlocksOfItsOwn(
        in list: ArraySlice<PresentationIntent.IntentType> = []
    ) -> AttributedString {
        var text = self
        var known: [Int: Int] = [:]
        for (intent, range) in runs[Intent.self] {
            guard let intent else { continue }
            let types = intent.components.dropLast(list.isEmpty ? 0 : 1).map { type in
                let identity = known[type.identity] ?? PresentationIntent.IntentType.new(type.kind).identity
                known[type.identity] = identity
                return PresentationIntent.IntentType(kind: type.kind, identity: identity)
            }
            text[range].presentationIntent = PresentationIntent(types: types + list)
        }
        return text
    }
}
