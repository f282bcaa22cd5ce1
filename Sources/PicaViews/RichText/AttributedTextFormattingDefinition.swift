import Foundation

/// What formatting a text may have: a scope of attributes, and the values that they may take.
///
/// Attributes outside of the scope are kept in the text and neither shown nor seen by constraints. Constraints
/// run in the order in which they are written, each on what the one before has left.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that count.
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    /// What the definition is made of.
    associatedtype Body: AttributedTextFormattingDefinition

    /// Allows an attribute some values.
    typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    /// The constraints.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

    /// Makes attributes such as the definition allows. By default what ``body`` makes of them.
    func constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    /// Makes attributes such as the definition allows.
    public func constrain(_ container: inout AttributeContainer) { body.constrain(&container) }
}

/// A rule for the values of one attribute, which may depend on the others.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    /// The attribute whose values it rules.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

    /// What it is given: one attribute to change, and all of the scope's to read.
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// Makes the attribute's value one that is allowed. What it makes of its own result has to be the same.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// Nothing more.
    public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
        AttributedTextFormatting.EmptyDefinition()
    }

    /// Makes the attribute's value one that is allowed.
    public func constrain(_ container: inout AttributeContainer) {
        var attributes = Attributes(container: container)
        constrain(&attributes)
        container[AttributeKey.self] = attributes.container[AttributeKey.self]
    }
}
