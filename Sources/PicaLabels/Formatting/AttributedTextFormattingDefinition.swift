import Foundation

/// A definition of the formatting that a text may have: a scope of attributes and their allowed values.
///
/// Attributes outside the scope stay in the text, but they are not shown, and constraints do not see them. Constraints
/// run in the order in which they are declared, each on the result of the one before.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The scope of attributes that the definition covers.
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    /// The type of the body.
    associatedtype Body: AttributedTextFormattingDefinition

    /// A constraint that allows some values of an attribute.
    typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    /// The constraints.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

    /// Changes attributes to values that the definition allows. By default it applies ``body``.
    func constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    /// Applies the constraints of the body.
    public func constrain(_ container: inout AttributeContainer) { body.constrain(&container) }
}

/// A rule for the values of an attribute, which may depend on other attributes.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
    /// The attribute that the rule constrains.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

    /// The attributes passed to the rule: one can be changed, and all of the scope can be read.
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// Changes the attribute to an allowed value. Applied to its own result, it must change nothing.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// An empty definition, as nothing else applies.
    public var body: AttributedTextFormatting.EmptyDefinition<Scope> {
        AttributedTextFormatting.EmptyDefinition()
    }

    /// Changes the attribute to an allowed value.
    public func constrain(_ container: inout AttributeContainer) {
        var attributes = Attributes(container: container)
        constrain(&attributes)
        container[AttributeKey.self] = attributes.container[AttributeKey.self]
    }
}
