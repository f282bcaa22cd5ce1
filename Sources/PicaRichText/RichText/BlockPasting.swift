import Foundation
import PicaFoundation
import PicaText

/// Pastes text with blocks. List items alone join the list they are pasted into; all other blocks stay separate from
/// their surroundings.
package struct BlockPasting {
    package let session: EditingSession
    package let attributes: AttributeContainers

    package init(session: EditingSession, attributes: AttributeContainers) {
        self.session = session
        self.attributes = attributes
    }

    /// Replaces the selection by a text.
    package func paste(_ text: AttributedString, at time: Double) -> EditChange {
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

    /// Returns whether the whole text is items of a single top-level list of a kind.
    fileprivate func isItems(of kind: PresentationIntent.Kind) -> Bool {
        guard let list = runs.first?.presentationIntent?.components.last, list.kind == kind else {
            return false
        }
        return runs[Intent.self].allSatisfy { intent, _ in intent?.components.last == list }
    }

    /// Returns the text with new block identities. Otherwise blocks pasted beside others with the same identities would
    /// merge with them.
    /// - Parameter list: The replacement for the outermost block of each paragraph, with its containers.
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
