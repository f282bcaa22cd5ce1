/// Stands for a set of attributes; its table knows which.
package struct AttributeID: Hashable, Sendable {
    package let index: Int

    /// What text has that nobody gave any attributes: the first of every table.
    package static let plain = AttributeID(index: 0)

    package init(index: Int) {
        self.index = index
    }
}

/// Values by small numbers, so that runs of text are compared by number and not value by value.
///
/// Values stay as long as the table does: texts have few different ones.
package struct AttributeTable<Value: Hashable> {
    private var values: [Value]
    private var ids: [Value: AttributeID]

    /// - Parameter plain: What ``AttributeID/plain`` stands for.
    package init(plain: Value) {
        values = [plain]
        ids = [plain: .plain]
    }

    package var count: Int { values.count }

    /// The value of an attribute of this table; that of plain text for one that is not.
    package subscript(id: AttributeID) -> Value { values[id.index < values.count ? id.index : 0] }

    /// What stands for a value, new or known.
    package mutating func id(for value: Value) -> AttributeID {
        if let known = ids[value] { return known }
        let id = AttributeID(index: values.count)
        values.append(value)
        ids[value] = id
        return id
    }
}

extension AttributeTable: Sendable where Value: Sendable {}
