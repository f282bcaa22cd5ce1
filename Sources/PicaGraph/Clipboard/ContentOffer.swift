/// Something to be had: from a clipboard, or by a drag.
///
/// What another program offers it sends when asked, which may take long or never happen: nothing here waits
/// for it.
@MainActor package protocol ContentOffer: AnyObject {
    /// What this program offers; nil where another program does, or nobody.
    var ownContent: ClipboardContent? { get }
    /// The MIME types of what is offered, text of whatever name as ``ClipboardContent/plainText``; nil while
    /// they are not known. Nobody is asked.
    var types: [String]? { get }
    /// Asks the program that offers something for it.
    /// - Parameters:
    ///   - type: A MIME type; text is sent as UTF-8.
    ///   - completion: Called once, with all of it or with why there is none.
    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void)
}

/// Why something that was offered cannot be had.
package enum ClipboardError: Error {
    /// There is nothing of the kind.
    case nothing
    /// The program that has it does not answer, or stopped in the middle.
    case silence
    /// The program that has it is gone.
    case ownerGone
    /// It is larger than a program should be made to hold.
    case tooLarge
}

extension ContentOffer {
    /// Whether there is text, as far as that is known: true in doubt.
    package var mayHaveText: Bool { types?.contains(ClipboardContent.plainText) ?? true }

    /// What is offered of a type: at once where this program offers it and has it, otherwise when that is made or
    /// the program that offers it answers.
    package func read(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard let ownContent else { return request(type, completion: completion) }
        ownContent.give(type, completion: completion)
    }

    /// The text that is offered, in the form that a text field holds, or why there is none. This program's own
    /// is as it was put there. A long one is made beside the main thread. Files and other places without a text
    /// are written out.
    /// - Parameter form: Makes of the text what is wanted of it.
    package func readText<Form: Sendable>(
        as form: @escaping @Sendable (String) -> Form,
        completion: @escaping @MainActor (Result<Form, ClipboardError>) -> Void
    ) {
        func finish(isLong: Bool, _ make: @escaping @Sendable () -> Form) {
            guard isLong else { return completion(.success(make())) }
            Task.detached {
                let made = make()
                await completion(.success(made))
            }
        }
        if !mayHaveText, types?.contains(ClipboardContent.places) == true {
            return read(ClipboardContent.places) { result in
                completion(result.map { form(ExchangedText.text(places: $0)) })
            }
        }
        guard let ownContent, let text = ownContent.text else {
            return read(ClipboardContent.plainText) {
                switch $0 {
                case .success(let bytes):
                    let parcel = Parcel(bytes)
                    finish(isLong: bytes.count > ClipboardContent.shortText) { form(parcel.text()) }
                case .failure(let error): completion(.failure(error))
                }
            }
        }
        finish(isLong: ownContent.isLong) { form(text.passingValue) }
    }
}

/// Bytes that another program has sent, which go when they have become text: whoever uses that may well make one
/// more text of it.
private final class Parcel: @unchecked Sendable {
    private var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// To be called once.
    func text() -> String {
        defer { bytes = [] }
        return ExchangedText.text(bytes)
    }
}
