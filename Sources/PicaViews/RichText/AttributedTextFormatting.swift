import Foundation

/// What formatting definitions are made of.
public enum AttributedTextFormatting {
    // With `return` a body is no list of constraints, which the builder would make a definition of.

    /// A definition that allows every value.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        /// Allows everything.
        public init() {}

        /// Itself.
        public var body: Self { return self }

        /// Leaves attributes as they are.
        public func constrain(_ container: inout AttributeContainer) {}
    }

    /// Definitions one after the other.
    public struct TupleDefinition<Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition>:
        AttributedTextFormattingDefinition
    {
        private let definition: (repeat each Definition)

        /// - Parameter definition: In the order in which they run.
        public init(definition: (repeat each Definition)) { self.definition = definition }

        /// Nothing more.
        public var body: EmptyDefinition<Scope> { return EmptyDefinition() }

        /// Runs one after the other.
        public func constrain(_ container: inout AttributeContainer) {
            for definition in repeat each definition { definition.constrain(&container) }
        }
    }

    /// A definition whose type is hidden.
    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        private let definition: any AttributedTextFormattingDefinition<Scope>

        /// Hides a definition's type.
        public init(_ definition: any AttributedTextFormattingDefinition<Scope>) {
            self.definition = definition
        }

        /// Nothing more.
        public var body: EmptyDefinition<Scope> { return EmptyDefinition() }

        /// Runs the definition.
        public func constrain(_ container: inout AttributeContainer) { definition.constrain(&container) }
    }

    /// Allows an attribute some values, and puts another in place of those that it does not allow.
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextValueConstraint
    where AttributeKey.Value: Sendable {
        private let values: Set<AttributeKey.Value?>
        private let defaultValue: AttributeKey.Value?

        /// - Parameters:
        ///   - attribute: The attribute, by its key.
        ///   - allowedValues: What it may be; nil among them allows that it is missing.
        ///   - defaultValue: What it becomes where it is nothing of these. Allowed whether it is among them
        ///     or not.
        public init(
            for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            values = allowedValues
            self.defaultValue = defaultValue
        }

        /// - Parameters:
        ///   - attribute: The attribute, by its name in the scope.
        ///   - allowedValues: What it may be; nil among them allows that it is missing.
        ///   - defaultValue: What it becomes where it is nothing of these. Allowed whether it is among them
        ///     or not.
        public init(
            for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
        }

        /// Puts the default in place of a value that is not allowed.
        public func constrain(
            _ container: inout AttributeContainerProxy<Scope, AttributeKey>
        ) {
            if !values.contains(container[AttributeKey.self]) { container[AttributeKey.self] = defaultValue }
        }
    }

    /// Attributes of which one may be changed.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
    where Attribute.Value: Sendable {
        var container: AttributeContainer

        /// The attribute's value, by its key.
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { container[key] }
            set { container[key] = newValue }
        }

        /// The attribute's value, by its name.
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute
            .Value?
        {
            get { container[Attribute.self] }
            set { container[Attribute.self] = newValue }
        }

        /// Another attribute's value, by its key.
        public subscript<Other: AttributedStringKey>(key: Other.Type) -> Other.Value?
        where Other.Value: Sendable { container[key] }

        /// Another attribute's value, by its name.
        public subscript<Other: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Other>
        ) -> Other.Value? where Other.Value: Sendable { container[Other.self] }

        /// The attributes of a scope, by its name.
        public subscript<Subscope: AttributeScope>(
            dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>
        ) -> Scoped<Subscope> {
            get { Scoped(container: container) }
            set { container = newValue.container }
        }

        /// The same attributes by the names of one scope.
        @dynamicMemberLookup
        public struct Scoped<Subscope: AttributeScope> {
            fileprivate var container: AttributeContainer

            /// The attribute's value, by its name.
            public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
                get { container[Attribute.self] }
                set { container[Attribute.self] = newValue }
            }

            /// Another attribute's value, by its name.
            public subscript<Other: AttributedStringKey>(
                dynamicMember keyPath: KeyPath<Subscope, Other>
            ) -> Other.Value? where Other.Value: Sendable { container[Other.self] }
        }
    }

    /// Writes a definition down, one constraint a line.
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        /// Takes a constraint, or another definition of the same scope.
        public static func buildExpression<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition
        ) -> Definition where Definition.Scope == Scope { definition }

        /// Nothing, which allows everything.
        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

        /// One after the other.
        public static func buildBlock<each Definition: AttributedTextFormattingDefinition>(
            _ definition: repeat each Definition
        ) -> TupleDefinition<Scope, repeat each Definition> {
            TupleDefinition(definition: (repeat each definition))
        }

        /// What stands behind `if`.
        public static func buildEither<Definition: AttributedTextFormattingDefinition>(
            first definition: Definition
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope { AnyDefinition(definition) }

        /// What stands behind `else`.
        public static func buildEither<Definition: AttributedTextFormattingDefinition>(
            second definition: Definition
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope { AnyDefinition(definition) }

        /// What stands behind an `if` without `else`.
        public static func buildIf<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition?
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope {
            definition.map { AnyDefinition($0) } ?? AnyDefinition(EmptyDefinition<Scope>())
        }

        /// What stands behind `if #available`.
        public static func buildLimitedAvailability<Definition: AttributedTextFormattingDefinition>(
            _ definition: Definition
        ) -> AnyDefinition<Scope> where Definition.Scope == Scope { AnyDefinition(definition) }
    }
}
