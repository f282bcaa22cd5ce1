/// The expansion of `@Entry`: a key and accessors for a property in an extension of `EnvironmentValues` or a similar
/// type.
struct EntryMacro {
    private let property: StoredProperty
    private let container: Container

    /// A type whose extensions may contain entries.
    private enum Container: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        var module: String {
            switch self {
            case .environment, .transaction: "PicaState"
            case .container, .focused: "PicaGraph"
            }
        }

        var key: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focused: "FocusedValueKey"
            }
        }
    }

    init(_ use: MacroUse) throws(ExpansionError) {
        var start = 0
        guard let property = StoredProperty(in: SourceText(use.source), at: &start),
            !property.modifiers.contains("let")
        else { throw ExpansionError("@Entry is for a 'var'") }
        let around = use.context.first.map { SourceText($0) }
        guard let container = around.flatMap(Self.container) else {
            throw ExpansionError(
                "@Entry is for properties in extensions of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
            )
        }
        guard !property.isComputed else { throw ExpansionError("@Entry makes the getter and setter itself") }
        guard property.type != nil || property.value != nil else {
            throw ExpansionError("@Entry needs a type or a default value")
        }
        (self.property, self.container) = (property, container)
    }

    /// Returns the type that an extension extends, ignoring a module name.
    private static func container(of text: SourceText) -> Container? {
        guard let index = text.tokens.indices.first(where: { text.word(at: $0) == "extension" }) else {
            return nil
        }
        var name = index + 1
        while text.isMark(".", at: name + 1) { name += 2 }
        return text.word(at: name).flatMap(Container.init)
    }

    func expanded(_ role: String) throws(ExpansionError) -> String {
        role == "peer" ? try keyType() : accessors
    }

    private var key: String { "__Key_" + property.name.filter { $0 != "`" } }

    private var accessors: String {
        """
        {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
        }
        """
    }

    private func keyType() throws(ExpansionError) -> String {
        """
        private struct \(key): \(container.module).\(container.key) {
            \(try content())
        }
        """
    }

    private func content() throws(ExpansionError) -> String {
        if container == .focused {
            guard let type = property.type.flatMap(Self.unwrapped),
                property.value == nil || property.value == "nil"
            else {
                throw ExpansionError("@Entry in FocusedValues is for an optional without a default value")
            }
            return "typealias Value = \(type)"
        }
        guard let type = property.type else { return "static let defaultValue = \(property.value ?? "")" }
        guard let value = property.value ?? (Self.unwrapped(type) == nil ? nil : "nil") else {
            throw ExpansionError("@Entry needs a default value for '\(property.name)'")
        }
        return """
                typealias Value = \(type)
                static var defaultValue: Value { \(value) }
            """.split(separator: "\n").joined(separator: "\n")
    }

    /// Returns the wrapped type of an optional type; `nil` for other types.
    private static func unwrapped(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
        return String(type.dropFirst("Optional<".count).dropLast())
    }
}
