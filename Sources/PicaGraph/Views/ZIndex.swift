import PicaState

extension View {
    /// Sets the front-to-back order among overlapping views of a container; higher values are in front.
    ///
    /// The default is 0; of equal values the later view is in front. It affects painting and hit testing, but not
    /// layout and not the order for assistive technologies.
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
    /// The elements from back to front.
    @MainActor func sortedByZIndex() -> [Element] {
        let indices = map { $0.trait(ZIndexKey.self) }
        guard indices.contains(where: { $0 != indices[0] }) else { return self }
        return self.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { self[$0] }
    }
}
