import Foundation

/// A type-erased value that is copied or dragged.
package struct TransferItem: Sendable {
    /// A representation of the value for export.
    package struct Export: Sendable {
        package let type: UTType
        package let visibility: TransferRepresentationVisibility
        /// The suggested file name.
        package let fileName: String?
        package let content: @Sendable () async throws -> TransferContent

        package init(
            type: UTType, visibility: TransferRepresentationVisibility = .all, fileName: String? = nil,
            content: @escaping @Sendable () async throws -> TransferContent
        ) {
            (self.type, self.visibility, self.fileName) = (type, visibility, fileName)
            self.content = content
        }

        /// Returns the content in memory.
        package func data() async throws -> Data { try await content().data() }
    }

    /// The representations, best first.
    package let exports: [Export]

    package init(exports: [Export]) { self.exports = exports }

    package init<Item: Transferable>(_ item: Item) {
        exports = Item.transferForms.compactMap { form in
            guard let export = form.export, form.condition?(item) ?? true else { return nil }
            return Export(
                type: form.type, visibility: form.visibility, fileName: form.fileName?(item),
                content: { try await export(item) })
        }
    }

    /// Returns the value as another type, by that type's first representation that the value also has.
    /// - Returns: `nil` if there is none.
    package func value<Other: Transferable>(as other: Other.Type) async throws -> Other? {
        for form in other.transferForms {
            guard let importing = form.importing,
                let export = exports.first(where: { $0.type.conforms(to: form.type) })
            else { continue }
            var content = try await export.content()
            if case .data(let data, nil) = content { content = .data(data, fileName: export.fileName) }
            return try await importing(content)
        }
        return nil
    }

    /// Whether the value can be converted to another type, judged by content types.
    package func canBecome<Other: Transferable>(_ other: Other.Type) -> Bool {
        other.transferForms.contains { form in
            form.importing != nil && exports.contains { $0.type.conforms(to: form.type) }
        }
    }
}
