import Foundation
import PicaFoundation

/// Values of types that say themselves what they are made of.
extension ContentOffer {
    /// Whether values can be made of what is offered, as far as its types say: true in doubt.
    package func mayHave<Value: Transferable>(_ type: Value.Type) -> Bool {
        if let content = ownContent, !content.items.isEmpty {
            return content.items.contains { $0.canBecome(type) }
        }
        guard let types else { return true }
        return !TransferPlan<Value>.plans(for: types).isEmpty
    }

    /// Makes values of what is offered, beside the main thread.
    ///
    /// - Parameter completion: Called once, with at least one value or with why there is none. Of several things those
    ///   are left out of which nothing can be made.
    package func readValues<Value: Transferable>(
        _ type: Value.Type, completion: @escaping @MainActor (Result<[Value], ClipboardError>) -> Void
    ) {
        if let content = ownContent, !content.items.isEmpty {
            Task { [items = content.items] in
                completion(await TransferReading.values(type, of: items))
            }
            return
        }
        // All that this program knows of a text of its own, whatever can be written of it.
        if let text = ownContent?.attributed, type == AttributedString.self {
            Task {
                let text = await Task.detached { text.passingValue }.value
                completion((text as? Value).map { .success([$0]) } ?? .failure(.nothing))
            }
            return
        }
        // Who does not say what there is may still have it.
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

    /// Of text what fields take, too, however the program that has it writes it.
    func readBytes(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard type == ClipboardContent.plainText else { return read(type, completion: completion) }
        readText(as: { [UInt8]($0.utf8) }, completion: completion)
    }
}
