import PicaBus
import PicaGraph
import PicaState

/// How an object relates to others.
struct AccessibleRelation {
    /// AT-SPI's kinds, by number.
    enum Kind: UInt32 {
        case labelFor = 1
        case labelledBy = 2
        case controllerFor = 3
        case controlledBy = 4
        case memberOf = 5
        case nodeChildOf = 7
        case flowsTo = 10
        case flowsFrom = 11
        case describedBy = 18
        case details = 19
        case detailsFor = 20
        case errorMessage = 21
        case errorFor = 22

        init(_ kind: AccessibilityLink.Kind) {
            self =
                switch kind {
                case .labelFor: .labelFor
                case .labelledBy: .labelledBy
                case .flowsTo: .flowsTo
                case .flowsFrom: .flowsFrom
                case .errorMessage: .errorMessage
                case .errorFor: .errorFor
                case .details: .details
                case .detailsFor: .detailsFor
                case .controllerFor: .controllerFor
                case .controlledBy: .controlledBy
                }
        }
    }

    let kind: Kind
    let targets: [AccessibleReference]

    /// The pair on the wire.
    var argument: BusArgument {
        .structure([.unsigned(kind.rawValue), .array(of: "(so)", targets.map(\.argument))])
    }
}

extension AccessibleObject {
    /// The relations that the tree's structure does not tell by itself.
    var relations: [AccessibleRelation] {
        guard let node, let window else { return [] }
        let found: (AccessibleRelation.Kind, [AccessibilityID])? =
            switch node.properties.role {
            case .radioButton:
                (.memberOf, siblings.filter { window.tree.nodes[$0]?.properties.role == .radioButton })
            case .treeItem: (outerRow ?? tree).map { (.nodeChildOf, [$0]) }
            case .alert: (.describedBy, messages.map(\.id))
            default: nil
            }
        var targets: [AccessibleRelation.Kind: [AccessibilityID]] = [:]
        if let (kind, ids) = found { targets[kind] = ids }
        for link in node.links { targets[.init(link.kind), default: []].append(link.target) }
        return targets.filter { !$0.value.isEmpty }.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { AccessibleRelation(kind: $0.key, targets: $0.value.map(server.reference)) }
    }

    /// The texts of an alert beside its name.
    var messages: [AccessibilityNode] {
        guard let node, let window, node.properties.role == .alert else { return [] }
        func texts(in node: AccessibilityNode) -> [AccessibilityNode] {
            node.children.compactMap { window.tree.nodes[$0] }.flatMap {
                $0.properties.role == .staticText ? [$0] : texts(in: $0)
            }
        }
        return texts(in: node).filter { $0.properties.label != node.properties.label }
    }

    /// The outline around an outermost row, from which screen readers count levels; `nil` for an inner row.
    private var tree: AccessibilityID? {
        guard let node, node.properties.level ?? 1 == 1 else { return nil }
        return node.parent
    }

    /// The row of an outline that contains this one; `nil` for an outermost row, or if no view shows it.
    private var outerRow: AccessibilityID? {
        guard let node, let window, let level = node.properties.level else { return nil }
        return siblings.prefix { $0 != node.id }.last {
            window.tree.nodes[$0]?.properties.level.map { $0 < level } == true
        }
    }
}
