import PicaFoundation
import PicaState

/// Something of another program's.
final class Foreign: ContentOffer {
    let ownContent: ClipboardContent? = nil
    let forms: [(String, String)]
    var types: [String]? { forms.map(\.0) }
    private(set) var asked: [String] = []

    init(_ forms: [(String, String)]) { self.forms = forms }

    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        asked.append(type)
        let form = forms.first { $0.0 == type }
        completion(form.map { .success(Array($0.1.utf8)) } ?? .failure(.nothing))
    }
}
