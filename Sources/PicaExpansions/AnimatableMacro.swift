/// The expansion of `@Animatable`: `animatableData` of all stored properties except those marked `@AnimatableIgnored`.
struct AnimatableMacro {
    private let type: String
    private let conformances: String
    private let access: String
    private let properties: [StoredProperty]

    init(_ use: MacroUse) throws(ExpansionError) {
        let text = SourceText(use.source)
        guard let head = text.tokens.indices.first(where: { Self.kinds.contains(text.word(at: $0) ?? "") })
        else {
            throw ExpansionError("@Animatable is for a structure, a class or an enumeration")
        }
        type = use.extendedType.isEmpty ? text.word(at: head + 1) ?? "" : use.extendedType
        conformances = use.conformances
        let modifiers = (0..<head).compactMap { text.word(at: $0) }
        access =
            ["public", "open", "package"].first { modifiers.contains($0) }.map {
                $0 == "open" ? "public" : $0
            } ?? ""
        properties = try Self.properties(of: text, from: head)
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "actor"]

    private static func properties(of text: SourceText, from head: Int) throws(ExpansionError)
        -> [StoredProperty]
    {
        guard let open = (head..<text.tokens.count).first(where: { text.isMark("{", at: $0) }) else {
            return []
        }
        let end = text.end(ofGroupAt: open) - 1
        var found: [StoredProperty] = []
        var index = open + 1
        while index < end {
            guard let first = StoredProperty(in: text, at: &index) else {
                index = text.isOpening(at: index) ? text.end(ofGroupAt: index) : index + 1
                continue
            }
            var group = [first]
            while let next = group.last?.next(in: text) { group.append(next) }
            // In `var x, y: Double` the type also belongs to the names before it.
            for place in group.indices.reversed() where group[place].type == nil && group[place].value == nil
            {
                if place + 1 < group.count { group[place].type = group[place + 1].type }
            }
            found += group.filter(isAnimated)
            index = max(index, group.last?.end ?? end)
        }
        for property in found where property.type == nil {
            throw ExpansionError("@Animatable needs the type of '\(property.name)' to be written")
        }
        return found
    }

    /// Returns whether a property is animated. The value of a property with a wrapper belongs to the wrapper.
    private static func isAnimated(_ property: StoredProperty) -> Bool {
        let isFixed = property.modifiers.contains { ["let", "static", "class", "lazy"].contains($0) }
        return !isFixed && !property.isComputed && property.attributes.isEmpty
    }

    func expanded() throws(ExpansionError) -> String {
        let names = properties.map(\.name)
        let types = properties.map { "\($0.type ?? "").AnimatableData" }
        let conforming = conformances.isEmpty ? "" : ": \(conformances)"
        let prefix = access.isEmpty ? "" : access + " "
        return """
            extension \(type)\(conforming) {
                \(prefix)var animatableData: \(nested(types, "AnimatablePair<", ">", empty: "EmptyAnimatableData")) {
                    get { \(nested(names.map { "\($0).animatableData" }, "AnimatablePair(", ")", empty: "EmptyAnimatableData()")) }
                    set { \(assignments(names)) }
                }
            }
            """
    }

    /// Returns nested pairs of the parts, with the nesting on the right.
    private func nested(_ parts: [String], _ open: String, _ close: String, empty: String) -> String {
        guard let last = parts.last else { return empty }
        return parts.dropLast().reversed().reduce(last) { "\(open)\($1), \($0)\(close)" }
    }

    private func assignments(_ names: [String]) -> String {
        names.indices.map { index in
            let way = String(repeating: ".second", count: index)
            let end = index == names.count - 1 ? "" : ".first"
            return "\(names[index]).animatableData = newValue\(way)\(end)"
        }.joined(separator: "; ")
    }
}
