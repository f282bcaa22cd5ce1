extension View {
    /// Which of several views that overlap in a container stands in front: the one with the higher value.
    ///
    /// The default is 0; where values are equal the later view is in front. It orders painting and
    /// touching, and neither layout nor reading.
    nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value)) }
}

struct ZIndex {
    let value: Double
}

extension ZIndex: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ZIndexBehavior { ZIndexBehavior(element) }
}

final class ZIndexBehavior: ElementBehavior {
    unowned let element: Element
    private var value = 0.0

    init(_ element: Element) { self.element = element }

    func update(_ value: ZIndex, _ environment: EnvironmentValues) {
        self.value = value.value.isNaN ? 0 : value.value
        element.graph.usesZIndex = true
        element.invalidateTraits()
        element.setNeedsPainting()
    }

    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(ZIndexKey.self) ? value : nil }
}

enum ZIndexKey: TraitKey { static var defaultValue: Double { 0 } }

extension [Element] {
    /// From back to front.
    @MainActor func sortedByZIndex() -> [Element] {
        let indices = map { $0.trait(ZIndexKey.self) }
        guard indices.contains(where: { $0 != indices[0] }) else { return self }
        return self.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { self[$0] }
    }
}
