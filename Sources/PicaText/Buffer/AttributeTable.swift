/// An identifier of a set of attributes in an ``AttributeTable``.
package struct AttributeID: Hashable, Sendable {
    package let index: Int

    /// The identifier of text without attributes: the first entry of every table.
    package static let plain = AttributeID(index: 0)

    package init(index: Int) {
        self.index = index
    }
}

/// A table that assigns small numbers to values, so that runs of text compare numbers instead of values.
///
/// Values stay as long as the table does: texts have few different ones.
package struct AttributeTable<Value: Hashable> {
    private var values: [Value]
    private var ids: [Value: AttributeID]

    /// - Parameter plain: The value of ``AttributeID/plain``.
    package init(plain: Value) {
        values = [plain]
        ids = [plain: .plain]
    }

    package var count: Int { values.count }

    /// The value of an identifier of this table. An unknown identifier has the value of plain text.
    package subscript(id: AttributeID) -> Value { values[id.index < values.count ? id.index : 0] }

    /// Returns the identifier of a value, adding the value if it is new.
    package mutating func id(for value: Value) -> AttributeID {
        if let known = ids[value] { return known }
        let id = AttributeID(index: values.count)
        values.append(value)
        ids[value] = id
        return id
    }
}

extension AttributeTable: Sendable where Value: Sendable {}
