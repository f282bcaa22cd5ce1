import Foundation
import PicaFoundation
import PicaState

/// A reader that makes values from dropped or pasted content.
package struct ContentReader<Value> {
    /// Returns whether the offer may contain values, judging by its types; `true` if they are unknown.
    package let mayRead: @MainActor (any ContentOffer) -> Bool
    /// Makes values from an offer.
    ///
    /// It receives the drop of the offer, if any, and calls back once, with at least one value or an error.
    package let read:
        @MainActor (
            any ContentOffer, Drop?, @escaping @MainActor (Result<[Value], ClipboardError>) -> Void
        ) -> Void
}

extension ContentReader where Value: Transferable {
    /// A reader of transferable values.
    package static var values: ContentReader {
        ContentReader {
            $0.mayHave(Value.self)
        } read: { offer, _, completion in
            offer.readValues(Value.self, completion: completion)
        }
    }
}

extension ContentReader where Value == NSItemProvider {
    /// Returns a reader of item providers of some content types.
    package static func providers(of types: [UTType]) -> ContentReader {
        ContentReader {
            $0.mayHave(types)
        } read: { offer, drop, completion in
            offer.readProviders(of: types, keeping: drop, completion: completion)
        }
    }
}
