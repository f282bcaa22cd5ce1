/// A public declaration, or several that differ in their types alone.
struct PublicDeclaration: Sendable {
    enum Kind: Sendable {
        case type, initializer, function, property, `subscript`, enumCase
    }

    /// One of several declarations with a name.
    struct Form: Sendable {
        var parameters: [SourceDeclaration.Parameter]?
        /// Its type or result type: one of the package's types or one it extends; nil for others.
        var type: String?
    }

    var kind: Kind
    /// Its type, with enclosing types; empty for free functions.
    var owner: String
    /// Without labels; of a type its last name.
    var base: String
    /// Whether it is asked of types.
    var isRequirement: Bool
    /// Whether it belongs to a type rather than to its values.
    var isStatic: Bool
    var forms: [Form]
    /// Its position, relative to the package.
    var file: String

    /// As documentation names it, without the type it belongs to.
    var name: String {
        guard let parameters = forms.first?.parameters, !parameters.isEmpty || kind != .enumCase else {
            return base
        }
        let isOperator = base.first.map { !$0.isLetter && $0 != "_" } == true
        return base + "(" + parameters.map { (isOperator ? "_" : $0.label) + ":" }.joined() + ")"
    }

    /// As documentation names it.
    var title: String { kind == .type ? owner : owner.isEmpty ? name : owner + "." + name }
}

extension PublicDeclaration.Form {
    /// The parameters that a call's arguments are for, if it may be a call of this: what has a default may be
    /// left out, and closures follow the parentheses.
    func parameters(for call: Call) -> [SourceDeclaration.Parameter]? {
        guard let parameters else { return nil }
        var matched: [SourceDeclaration.Parameter] = []
        var rest = parameters[...]
        /// Goes on to a parameter, past those that may be left out.
        func take(_ isRight: (SourceDeclaration.Parameter) -> Bool) -> Bool {
            while let parameter = rest.first, !isRight(parameter) {
                guard parameter.hasDefault || parameter.isVariadic else { return false }
                rest.removeFirst()
            }
            guard let parameter = rest.first else { return false }
            matched.append(parameter)
            if !parameter.isVariadic { rest.removeFirst() }
            return true
        }
        for argument in call.arguments {
            guard take({ $0.label == argument.label }) else { return nil }
        }
        for (index, closure) in call.closures.enumerated() {
            guard take({ index == 0 ? $0.isClosure : $0.label == closure.label }) else { return nil }
        }
        return rest.allSatisfy { $0.hasDefault || $0.isVariadic } ? matched : nil
    }
}

extension PublicDeclaration {
    /// The folders and files that declare views of text.
    private static let display = [
        "PicaFoundation/Localization/", "PicaFoundation/Markdown/", "PicaFoundation/Text/",
        "PicaState/Semantics/AccessibilityHeadingLevel",
        "PicaState/Semantics/AccessibilityTextContentType",
        "PicaControls/Accessibility/", "PicaCollections/Charts/", "PicaControls/Controls/Label",
        "PicaControls/Controls/Link",
        "PicaLabels/Images/", "PicaLabels/Text/", "PicaScenes/TextSelection/",
    ]
    /// Whether it is of what shows texts, rather than edits them or does something else.
    var isDisplay: Bool {
        Self.display.contains { file.hasPrefix("Sources/" + $0) }
    }
}
