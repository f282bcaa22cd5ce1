/// Gathers public declarations file by file.
struct PublicDeclarationCollector {
    private(set) var found: [PublicDeclaration] = []
    private(set) var types: Set<String> = []
    private(set) var protocols: Set<String> = []
    private var hiddenTypes: Set<String> = []
    /// The types that types inherit from and conform to, wherever declared.
    private var inherited: [String: Set<String>] = [:]
    /// The protocols that ask for something of a name: some of Swift's own, and the package's.
    private var requirements: [String: Set<String>] = [
        "name": Self.attributeKeys, "markdownName": Self.attributeKeys, "runBoundaries": Self.attributeKeys,
        "encode(_:to:)": Self.attributeKeys, "decode(from:)": Self.attributeKeys,
        "rawValue": ["OptionSet", "RawRepresentable"],
        "init(rawValue:)": ["OptionSet", "RawRepresentable"], "id": ["Identifiable"],
        "zero": ["AdditiveArithmetic"], "+(_:_:)": ["AdditiveArithmetic"], "-(_:_:)": ["AdditiveArithmetic"],
        "contains(_:)": Self.sets, "insert(_:)": Self.sets, "remove(_:)": Self.sets,
        "update(with:)": Self.sets, "union(_:)": Self.sets, "intersection(_:)": Self.sets,
        "symmetricDifference(_:)": Self.sets, "formUnion(_:)": Self.sets,
        "formIntersection(_:)": Self.sets, "formSymmetricDifference(_:)": Self.sets,
    ]

    private static let sets: Set = ["SetAlgebra", "OptionSet"]
    private static let attributeKeys: Set = [
        "AttributedStringKey", "CodableAttributedStringKey", "MarkdownDecodableAttributedStringKey",
    ]

    /// Requirements of the compiler or of a standard library protocol.
    private static let boilerplate: Set = [
        "hash(into:)", "hashValue", "init(from:)", "encode(to:)", "description", "debugDescription", "body",
        "init(stringLiteral:)", "init(integerLiteral:)", "init(floatLiteral:)", "init(stringInterpolation:)",
        "init(literalCapacity:interpolationCount:)", "appendLiteral(_:)", "wrappedValue", "projectedValue",
        "startIndex", "endIndex", "index(after:)", "index(before:)", "formIndex(after:)",
        "formIndex(before:)", "subscript(dynamicMember:)", "allCases",
    ]

    mutating func findTypes(
        _ declarations: [SourceDeclaration], in outer: String? = nil, isPublic: Bool = true
    ) {
        for declaration in declarations where declaration.isType {
            let name = Self.path(declaration, in: outer)
            let isExtension = declaration.keyword == "extension"
            let isPublic = isPublic && (isExtension || declaration.modifiers.contains("public"))
            inherited[name, default: []].formUnion(declaration.inherits)
            if !isExtension, isPublic { types.insert(name) }
            if !isExtension, !isPublic { hiddenTypes.insert(name) }
            if declaration.keyword == "protocol", isPublic { protocols.insert(name) }
            findTypes(declaration.members, in: name, isPublic: isPublic)
        }
    }

    private static func path(_ declaration: SourceDeclaration, in outer: String?) -> String {
        let module = "Foundation."
        let name = declaration.name
        let path = name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
        return outer.map { $0 + "." + path } ?? path
    }

    /// - Parameters:
    ///   - owner: What the declarations are in.
    ///   - path: The name of that.
    mutating func collect(
        _ declarations: [SourceDeclaration], of owner: SourceDeclaration? = nil, named path: String = "",
        in file: String
    ) {
        for declaration in declarations {
            let isPublic = declaration.modifiers.contains("public") || Self.isPublic(declaration, in: owner)
            if declaration.isType {
                let isExtension = declaration.keyword == "extension"
                let name = Self.path(declaration, in: owner == nil ? nil : path)
                guard !hiddenTypes.contains(name), isPublic || isExtension else { continue }
                if !isExtension { add(declaration, .type, to: name, in: file) }
                collect(declaration.members, of: declaration, named: name, in: file)
            } else if isPublic, let kind = Self.kind(declaration) {
                if !path.isEmpty { types.insert(path) }
                add(declaration, kind, to: path, in: file, isRequirement: owner?.keyword == "protocol")
            }
        }
    }

    /// Whether it is public without saying so.
    private static func isPublic(_ declaration: SourceDeclaration, in owner: SourceDeclaration?) -> Bool {
        let hiding: Set = ["private", "fileprivate", "internal", "package"]
        guard let owner, declaration.modifiers.isDisjoint(with: hiding) else { return false }
        return owner.keyword == "protocol" || owner.keyword == "enum" && declaration.keyword == "case"
            || owner.keyword == "extension" && owner.modifiers.contains("public")
    }

    private static func kind(_ declaration: SourceDeclaration) -> PublicDeclaration.Kind? {
        switch declaration.keyword {
        case "func": .function
        case "init": .initializer
        case "subscript": .subscript
        case "var", "let": .property
        case "case": .enumCase
        default: nil
        }
    }

    private mutating func add(
        _ declaration: SourceDeclaration, _ kind: PublicDeclaration.Kind, to path: String, in file: String,
        isRequirement: Bool = false
    ) {
        let base = kind == .type ? String(path.split(separator: ".").last ?? "") : declaration.name
        guard !base.hasPrefix("_"), !path.hasPrefix("_"), !path.contains("._") else { return }
        let isOfOwnType = kind == .initializer || kind == .enumCase
        let added = PublicDeclaration(
            kind: kind, owner: path, base: base, isRequirement: isRequirement,
            isStatic: kind == .enumCase || declaration.modifiers.contains("static"),
            forms: [
                PublicDeclaration.Form(
                    parameters: declaration.parameters, type: isOfOwnType ? "Self" : declaration.types.first)
            ], file: file)
        if isRequirement { requirements[added.name, default: []].insert(path) }
        found.append(added)
    }

    /// Whether it is there because a protocol asks for it, and is documented there.
    func isBoilerplate(_ declaration: PublicDeclaration) -> Bool {
        guard declaration.kind != .type else { return false }
        if let first = declaration.base.first, "=<>".contains(first) { return true }
        if Self.boilerplate.contains(declaration.name) { return true }
        guard let protocols = requirements[declaration.name] else { return false }
        return !protocols.isDisjoint(with: conformances(of: declaration.owner))
    }

    /// All that a type inherits from or conforms to.
    private func conformances(of type: String) -> Set<String> {
        var all: Set<String> = []
        var open = [type]
        while let next = open.popLast() {
            for name in inherited[next] ?? [] where all.insert(name).inserted { open.append(name) }
        }
        return all
    }
}
