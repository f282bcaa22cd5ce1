import Foundation
import PicaFoundation
import PicaState

/// Transferable values from offered content.
extension ContentOffer {
    /// Returns whether values may be made from the offer's types; `true` if they are unknown.
    package func mayHave<Value: Transferable>(_ type: Value.Type) -> Bool {
        if let content = ownContent, !content.items.isEmpty {
            return content.items.contains { $0.canBecome(type) }
        }
        guard let types else { return true }
        return !TransferPlan<Value>.plans(for: types).isEmpty
    }

    /// Makes values from the offer, off the main thread.
    ///
    /// - Parameter completion: Called once, with at least one value or an error. Items that cannot be converted are
    ///   left out.
    package func readValues<Value: Transferable>(
        _ type: Value.Type, completion: @escaping @MainActor (Result<[Value], ClipboardError>) -> Void
    ) {
        if let content = ownContent, !content.items.isEmpty {
            Task { [items = content.items] in
                completion(await TransferReading.values(type, of: items))
            }
            return
        }
        // This program's own text is passed on with attributes that no exchange format can express.
        if let text = ownContent?.attributed, type == AttributedString.self {
            Task {
                let text = await Task.detached { text.passingValue }.value
                completion((text as? Value).map { .success([$0]) } ?? .failure(.nothing))
            }
            return
        }
        // If the types are unknown, all forms are tried.
        let plans = types.map(TransferPlan<Value>.plans) ?? TransferPlan<Value>.all
        readValues(by: plans[...], completion: completion)
    }

    private func readValues<Value: Transferable>(
        by plans: ArraySlice<TransferPlan<Value>>,
        completion: @escaping @MainActor (Result<[Value], ClipboardError>) -> Void
    ) {
        guard let plan = plans.first else { return completion(.failure(.nothing)) }
        readBytes(plan.type) { result in
            switch result {
            case .failure(.nothing): self.readValues(by: plans.dropFirst(), completion: completion)
            case .failure(let error): completion(.failure(error))
            case .success(let bytes):
                Task {
                    let values = await TransferReading.values(plan, of: bytes)
                    if case .failure(.nothing) = values {
                        return self.readValues(by: plans.dropFirst(), completion: completion)
                    }
                    completion(values)
                }
            }
        }
    }

    /// Reads bytes of a type. Text is read as text fields do, in any encoding that the other program offers.
    func readBytes(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard type == ClipboardContent.plainText else { return read(type, completion: completion) }
        readText(as: { [UInt8]($0.utf8) }, completion: completion)
    }
}
