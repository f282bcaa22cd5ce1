/// Content offered by a clipboard or a drag.
///
/// Another program sends its content on request, which may take long or never happen, so all reading is asynchronous.
@MainActor package protocol ContentOffer: AnyObject {
    /// The content, if this program offers it; `nil` if another program does, or there is none.
    var ownContent: ClipboardContent? { get }
    /// The offered MIME types, with text under any name as ``ClipboardContent/plainText``; `nil` while unknown. Does
    /// not ask another program.
    var types: [String]? { get }
    /// Requests content from the offering program.
    ///
    /// - Parameters:
    ///   - type: A MIME type; text is sent as UTF-8.
    ///   - completion: Called once, with all of it or an error.
    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void)
}

/// The reason why offered content cannot be read.
package enum ClipboardError: Error {
    /// There is no content of the type.
    case nothing
    /// The program that offers it does not respond, or stopped halfway.
    case silence
    /// The program that offers it has quit.
    case ownerGone
    /// It exceeds the size limit.
    case tooLarge
}

extension ContentOffer {
    /// Whether text may be offered; `true` if it is unknown.
    package var mayHaveText: Bool { types?.contains(ClipboardContent.plainText) ?? true }

    /// Reads content of a type. The result is available at once if this program owns the content, otherwise when it is
    /// made or the other program responds.
    package func read(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard let ownContent else { return request(type, completion: completion) }
        ownContent.give(type, completion: completion)
    }

    /// Reads the text of the offer, converted to a form that a text field uses.
    ///
    /// This program's own text is passed on unchanged. A long text is converted off the main thread. If there are only
    /// files and other places, their paths are the text.
    ///
    /// - Parameter form: Converts the text.
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

/// Bytes from another program that are freed as soon as they were decoded. The receiver may need the memory for a copy.
private final class Parcel: @unchecked Sendable {
    private var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Decodes the bytes. Must be called only once.
    func text() -> String {
        defer { bytes = [] }
        return ExchangedText.text(bytes)
    }
}
