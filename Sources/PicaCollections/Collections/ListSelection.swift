import PicaState

/// The selection of a list, in any of the forms that an app may bind it to.
enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value?>)
    /// Exactly one value is always selected.
    case always(Binding<Value>)
    case many(Binding<Set<Value>>)

    var isMultiple: Bool {
        if case .many = self { true } else { false }
    }
    var isNone: Bool {
        if case .none = self { true } else { false }
    }

    var values: Set<Value> {
        get {
            switch self {
            case .none: []
            case .one(let value): value.wrappedValue.map { [$0] } ?? []
            case .always(let value): [value.wrappedValue]
            case .many(let values): values.wrappedValue
            }
        }
        nonmutating set {
            switch self {
            case .none: break
            case .one(let value):
                if value.wrappedValue != newValue.first { value.wrappedValue = newValue.first }
            case .always(let value):
                if let first = newValue.first, value.wrappedValue != first { value.wrappedValue = first }
            case .many(let values): if values.wrappedValue != newValue { values.wrappedValue = newValue }
            }
        }
    }

    func contains(_ value: Value) -> Bool {
        switch self {
        case .none: false
        case .one(let selected): selected.wrappedValue == value
        case .always(let selected): selected.wrappedValue == value
        case .many(let selected): selected.wrappedValue.contains(value)
        }
    }
}
