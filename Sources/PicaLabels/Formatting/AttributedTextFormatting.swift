import Foundation

/// A namespace for the types that formatting definitions consist of.
public enum AttributedTextFormatting {
    // The explicit `return` keeps the result builder from treating the body as a list of constraints.

    /// A definition that allows every value.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        /// Creates a definition that allows everything.
        public init() {}

        /// The definition itself.
        public var body: Self { return self }

        /// Leaves attributes as they are.
        public func constrain(_ container: inout AttributeContainer) {}
    }

    /// Several definitions that are applied in order.
    public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
        AttributedTextFormattingDefinition
    {
        private let definition: (repeat each Definition)

        /// - Parameter definition: The definitions, in the order in which they are applied.
        public init(definition: (repeat each Definition)) { self.definition = definition }

        /// An empty definition, as nothing else applies.
        public var body: EmptyDefinition<Scope> { return EmptyDefinition() }

        /// Applies the definitions in order.
        public func constrain(_ container: inout AttributeContainer) {
            for definition in repeat each definition { definition.constrain(&container) }
        }
    }

    /// A type-erased definition.
    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        private let definition: any AttributedTextFormattingDefinition<Scope>

        /// Erases the type of a definition.
        public init(_ definition: any AttributedTextFormattingDefinition<Scope>) {
            self.definition = definition
        }

        /// An empty definition, as nothing else applies.
        public var body: EmptyDefinition<Scope> { return EmptyDefinition() }

        /// Applies the definition.
        public func constrain(_ container: inout AttributeContainer) { definition.constrain(&container) }
    }

    /// A constraint that allows some values of an attribute, and replaces others by a default.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextValueConstraint
    where AttributeKey.Value: Sendable {
        private let values: Set<AttributeKey.Value?>
        private let defaultValue: AttributeKey.Value?

        /// Creates a constraint for an attribute by its key.
        /// - Parameters:
        ///   - attribute: The key of the attribute.
        ///   - allowedValues: The allowed values; `nil` among them allows the attribute to be absent.
        ///   - defaultValue: The value that replaces any other. It is allowed even if it is not among them.
        public init(
            for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            values = allowedValues
            self.defaultValue = defaultValue
        }

        /// Creates a constraint for an attribute by its name.
        /// - Parameters:
        ///   - attribute: The key path to the attribute in the scope.
        ///   - allowedValues: The allowed values; `nil` among them allows the attribute to be absent.
        ///   - defaultValue: The value that replaces any other. It is allowed even if it is not among them.
        public init(
            for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
        }

        /// Replaces a value that is not allowed by the default.
        public func constrain(
            _ container: inout AttributeContainerProxy<Scope, AttributeKey>
        ) {
            if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = defaultValue }
        }
    }

    /// A container of attributes of which one can be changed.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
    where Attribute.Value: Sendable {
        var container: AttributeContainer

        /// The value of the attribute, by its key.
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { container[key] }
            set { container[key] = newValue }
        }

        /// The value of the attribute, by its name.
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute
            .Value?
        {
            get { container[Attribute.self] }
            set { container[Attribute.self] = newValue }
        }

        /// The value of another attribute, by its key.
        public subscript<Other: AttributedStringKey>(key: Other.Type) -> Other.Value?
        where Other.Value: Sendable { container[key] }

        /// The value of another attribute, by its name.
        public subscript<Other: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Other>
        ) -> Other.Value? where Other.Value: Sendable { container[Other.self] }

        /// The attributes of a scope, by the scope's name.
        public subscript<Subscope: AttributeScope>(
            dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>
        ) -> Scoped<Subscope> {
            get { Scoped(container: container) }
            set { container = newValue.container }
        }

        /// The same attributes, by their names in one scope.
        @dynamicMemberLookup
        public struct Scoped<Subscope: AttributeScope> {
            fileprivate var container: AttributeContainer

            /// The value of the attribute, by its name.
            public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
                get { container[Attribute.self] }
                set { container[Attribute.self] = newValue }
            }

            /// The value of another attribute, by its name.
            public subscript<Other: AttributedStringKey>(
                dynamicMember keyPath: KeyPath<Subscope, Other>
            ) -> Other.Value? where Other.Value: Sendable { container[Other.self] }
        }
    }

    /// A result builder for definitions, with a constraint on each line.
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        /// Accepts a constraint, or another definition of the same scope.
        public static func buildExpression<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition
        ) -> Definition where Definition.Scope == Scope { definition }

        /// Handles an empty block, which allows everything.
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

        /// Combines definitions in order.
        public static func buildBlock<each Definition: AttributedTextFormattingDefinition>(
            _ definition: repeat each Definition
        ) -> TupleDefinition<Scope, repeat each Definition> {
            TupleDefinition(definition: (repeat each definition))
        }

        /// Handles the branch after `if`.
        public static func buildEither<Definition: AttributedTextFormattingDefinition>(
            first definition: Definition
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope { AnyDefinition(definition) }

        /// Handles the branch after `else`.
        public static func buildEither<Definition: AttributedTextFormattingDefinition>(
            second definition: Definition
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope { AnyDefinition(definition) }

        /// Handles an `if` without `else`.
        public static func buildIf<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition?
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope {
            definition.map { AnyDefinition($0) } ?? AnyDefinition(EmptyDefinition<Scope>())
        }

        /// Handles the branch after `if #available`.
        public static func buildLimitedAvailability<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope { AnyDefinition(definition) }
    }
}
