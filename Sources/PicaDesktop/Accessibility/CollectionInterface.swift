import PicaBus
import PicaGraph

/// The interface that finds the objects inside another by a rule.
enum CollectionInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Collection"

    static func isOn(_ object: AccessibleObject) -> Bool {
        switch object.kind {
        case .application: false
        case .window: true
        case .element(let node, _): node.properties.role.isContainer
        }
    }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        switch call.member {
        case "GetMatches":
            let rule = try CollectionRule(try call.value(0), of: call.member)
            return matches(
                of: rule, in: object.descendants, order: try call.integer(1), most: try call.integer(2))
        case "GetMatchesFrom", "GetMatchesTo":
            let rule = try CollectionRule(try call.value(1), of: call.member)
            let (path, isAfter) = (try call.text(0), call.member == "GetMatchesFrom")
            let inside = object.descendants
            guard let place = inside.firstIndex(where: { $0.reference.path == path }) else {
                throw .noObject(path)
            }
            return matches(
                of: rule, in: Array(isAfter ? inside[(place + 1)...] : inside[..<place]),
                order: try call.integer(2), most: try call.integer(isAfter ? 4 : 5), isNearestLast: !isAfter)
        case "GetActiveDescendant":
            let focus = object.descendants.first { $0.node?.properties.isFocused == true }
            return .values([(focus?.reference ?? .null).argument])
        default: throw .noMethod(call.member)
        }
    }

    static let properties: [String] = []
    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? { nil }

    /// - Parameters:
    ///   - order: AT-SPI's sort order. The canonical, flow and tab orders (1 to 3) are all that of reading, and the
    ///     others (4 to 6) their reverse.
    ///   - most: The most objects; 0 or less for all.
    ///   - isNearestLast: Whether the last objects of `objects` count first, if there are too many.
    private static func matches(
        of rule: CollectionRule, in objects: [AccessibleObject], order: Int, most: Int,
        isNearestLast: Bool = false
    ) -> AccessibleReply {
        let isReverse = (4...6).contains(order)
        let found = objects.filter(rule.matches)
        let most = most > 0 ? most : found.count
        let part =
            isNearestLast || isReverse ? Array(found.suffix(most)) : Array(found.prefix(most))
        let references = (isReverse ? part.reversed() : part).map(\.reference.argument)
        return .values([.array(of: "(so)", references)])
    }
}

/// A client's rule for objects.
struct CollectionRule {
    private let states, attributes, roles, interfaces: Condition
    private let stateBits: [UInt64]
    private let wantedAttributes: [(name: String, value: String)]
    private let roleNumbers: Set<Int>
    private let names: [String]
    private let isInverted: Bool

    /// How many of a list of properties an object must have.
    private enum Condition: Int {
        case invalid, all, any, none, empty

        func isMet(_ count: Int, of all: Int) -> Bool {
            guard all > 0 else { return true }
            switch self {
            case .all: return count == all
            case .any: return count > 0
            case .none, .empty: return count == 0
            case .invalid: return true
            }
        }
    }

    /// - Parameter value: The rule as AT-SPI writes it, `(aiia{ss}iaiiasib)`.
    init(_ value: BusValue, of member: String) throws(BusError) {
        guard let parts = value.elements, parts.count >= 9, let words = parts[0].elements,
            let states = parts[1].integer.flatMap(Condition.init),
            let attributes = parts[3].integer.flatMap(Condition.init),
            let roleWords = parts[4].elements, let roles = parts[5].integer.flatMap(Condition.init),
            let names = parts[6].elements, let interfaces = parts[7].integer.flatMap(Condition.init),
            case .bool(let isInverted) = parts[8]
        else { throw .wrongArguments(member) }
        (self.states, self.attributes, self.roles, self.interfaces) = (states, attributes, roles, interfaces)
        (self.isInverted, self.names) = (isInverted, names.compactMap(\.text))
        stateBits = words.prefix(2).enumerated().flatMap { index, word in
            let bits = UInt64(UInt32(truncatingIfNeeded: word.integer ?? 0)) << (32 * index)
            return (0..<64).map { 1 << $0 }.filter { bits & $0 != 0 }
        }
        roleNumbers = Set(
            roleWords.enumerated().flatMap { index, word in
                let bits = UInt32(truncatingIfNeeded: word.integer ?? 0)
                return (0..<32).filter { bits >> $0 & 1 == 1 }.map { $0 + 32 * index }
            })
        var wanted: [(name: String, value: String)] = []
        if case .dictionary(let pairs) = parts[2] {
            wanted = pairs.map { ($0.key, $0.value.text ?? "") }
        }
        wantedAttributes = wanted
    }

    func matches(_ object: AccessibleObject) -> Bool {
        isInverted != fits(object)
    }

    private func fits(_ object: AccessibleObject) -> Bool {
        // Each object has one role, so that of several roles it has one at most.
        let role = roleNumbers.contains(Int(object.role.rawValue)) ? 1 : 0
        guard roles.isMet(role, of: roleNumbers.count) else { return false }
        if !stateBits.isEmpty {
            let bits = object.states.rawValue
            guard states.isMet(stateBits.count { bits & $0 != 0 }, of: stateBits.count) else { return false }
        }
        if !wantedAttributes.isEmpty {
            let own = object.attributes
            let count = wantedAttributes.count { wanted in own.contains { $0 == wanted } }
            guard attributes.isMet(count, of: wantedAttributes.count) else { return false }
        }
        if !names.isEmpty {
            let own = object.interfaces.map { $0.name }
            let count = names.count { name in own.contains { $0 == name || $0.hasSuffix("." + name) } }
            guard interfaces.isMet(count, of: names.count) else { return false }
        }
        return true
    }
}

extension AccessibleObject {
    /// The objects inside, each before those inside it.
    fileprivate var descendants: [AccessibleObject] {
        guard let window else { return [] }
        return children.flatMap { id -> [AccessibleObject] in
            guard let node = window.tree.nodes[id] else { return [] }
            let child = AccessibleObject(.element(node, window), in: server)
            return [child] + child.descendants
        }
    }
}
