import Foundation
import PicaFoundation

extension AttributedString {
    /// The same with blocks that no other text has: what is pasted beside others of the same numbers would be
    /// taken for a part of them.
    func withBlocksOfItsOwn() -> AttributedString {
        var text = self
        var known: [Int: Int] = [:]
        for (intent, range) in runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] {
            guard let intent else { continue }
            let types = intent.components.map { type in
                let identity = known[type.identity] ?? PresentationIntent.IntentType.new(type.kind).identity
                known[type.identity] = identity
                return PresentationIntent.IntentType(kind: type.kind, identity: identity)
            }
            text[range].presentationIntent = PresentationIntent(types: types)
        }
        return text
    }
}
