/// All that a package declares for apps.
struct PublicAPI: Sendable {
    private(set) var declarations: [PublicDeclaration] = []
    /// The indices of the declarations with a name.
    private(set) var named: [String: [Int]] = [:]
    /// The package's own types, and those that it extends.
    let types: Set<String>
    let protocols: Set<String>

    /// - Parameter files: Paths and what they declare.
    init(_ files: [(path: String, declarations: [SourceDeclaration])]) {
        var collector = PublicDeclarationCollector()
        for file in files { collector.findTypes(file.declarations) }
        for file in files { collector.collect(file.declarations, in: file.path) }
        types = collector.types
        protocols = collector.protocols
        var places: [String: Int] = [:]
        for declaration in collector.found where !collector.isBoilerplate(declaration) {
            if let place = places[declaration.title] {
                declarations[place].forms += declaration.forms
            } else {
                places[declaration.title] = declarations.count
                named[declaration.base, default: []].append(declarations.count)
                declarations.append(declaration)
            }
        }
        for index in declarations.indices { resolveTypes(of: &declarations[index]) }
    }

    private func resolveTypes(of declaration: inout PublicDeclaration) {
        let owner = declaration.owner
        declaration.forms = declaration.forms.map { form in
            var form = form
            form.type = form.type == "Self" ? owner : form.type.flatMap { type($0, in: owner) }
            form.parameters = form.parameters?.map { parameter in
                var parameter = parameter
                parameter.types = parameter.types.compactMap { type($0, in: owner) }
                return parameter
            }
            return form
        }
    }

    /// The type that a name means inside of another type; nil for one of neither the package's nor extended.
    private func type(_ name: String, in owner: String) -> String? {
        var outer = owner.split(separator: ".")
        while !outer.isEmpty {
            let inside = outer.joined(separator: ".") + "." + name
            if types.contains(inside) { return inside }
            outer.removeLast()
        }
        return types.contains(name) ? name : nil
    }
}
