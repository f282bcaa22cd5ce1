import Foundation
import PicaFoundation
import PicaState

/// Functions that make values from received content, on any thread.
package enum TransferReading {
    /// The maximum number of files in a drop.
    private static let limit = 10_000

    /// Makes values of another type from this program's own.
    static func values<Value: Transferable>(
        _ type: Value.Type, of items: [TransferItem]
    ) async -> Result<[Value], ClipboardError> {
        await gathered(items) { try await $0.value(as: type) }
    }

    static func values<Value: Transferable>(
        _ plan: TransferPlan<Value>, of bytes: [UInt8]
    ) async -> Result<[Value], ClipboardError> {
        switch plan.source {
        case .form(let form):
            await gathered([Data(bytes)]) { try await form.importing?(.data($0, fileName: nil)) }
        case .list(let form):
            await gathered(ValueList.parts(bytes) ?? []) {
                try await form.importing?(.data($0, fileName: nil))
            }
        case .places: await gathered(places(bytes)) { try await value(of: $0) }
        case .files: await gathered(places(bytes).filter(\.isFileURL)) { try await value(ofFile: $0) }
        }
    }

    private static func gathered<Source: Sendable, Value: Transferable>(
        _ sources: [Source], _ make: @Sendable (Source) async throws -> Value?
    ) async -> Result<[Value], ClipboardError> {
        var values: [Value] = []
        var failure = ClipboardError.nothing
        for source in sources {
            do {
                if let value = try await make(source) { values.append(value) }
            } catch {
                if error as? TransferError == .tooLarge { failure = .tooLarge }
                Logger.clipboard.warning("nothing was made of what was pasted or dropped: \(error)")
            }
        }
        return values.isEmpty ? .failure(failure) : .success(values)
    }

    /// Returns the places of a list that a program offers, one on a line, at most `limit` of them.
    package static func places(_ bytes: [UInt8]) -> [URL] {
        ExchangedText.text(bytes).split(separator: "\n").prefix(limit)
            .filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
            .filter { $0.scheme != nil }
    }

    private static func value<Value: Transferable>(of place: URL) async throws -> Value? {
        var failure: (any Error)?
        for form in TransferPlan<Value>.importing where form.type.conforms(to: .url) {
            do {
                return try await form.importing?(.data(Data(place.absoluteString.utf8), fileName: nil))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return nil
    }

    private static func value<Value: Transferable>(ofFile file: URL) async throws -> Value? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
        let type = isFolder.boolValue ? UTType.folder : UTType(filenameExtension: file.pathExtension) ?? .data
        let form = TransferPlan<Value>.importing.first {
            !$0.type.conforms(to: .url) && type.conforms(to: $0.type)
        }
        return try await form?.importing?(.file(file))
    }
}
