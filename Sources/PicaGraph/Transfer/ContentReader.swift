import Foundation
import PicaFoundation

/// What is wanted of things that are dropped and pasted, and how they become that.
package struct ContentReader<Value> {
    /// Whether there may be something, as far as an offer's types say: true in doubt.
    package let mayRead: @MainActor (any ContentOffer) -> Bool
    /// Makes values of what is offered.
    ///
    /// It is given the drop that the offer belongs to, and calls back once, with at least one value or with why there
    /// is none.
    package let read:
        @MainActor (
            any ContentOffer, Drop?, @escaping @MainActor (Result<[Value], ClipboardError>) -> Void
        ) -> Void
}

extension ContentReader where Value: Transferable {
    /// Values of a type that says how they travel.
    package static var values: ContentReader {
        ContentReader {
            $0.mayHave(Value.self)
        } read: { offer, _, completion in
            offer.readValues(Value.self, completion: completion)
        }
    }
}

extension ContentReader where Value == NSItemProvider {
    /// Item providers of some kinds of data.
    package static func providers(of types: [UTType]) -> ContentReader {
        ContentReader {
            $0.mayHave(types)
        } read: { offer, drop, completion in
            offer.readProviders(of: types, keeping: drop, completion: completion)
        }
    }
}
