import Foundation

extension View {
    /// How strongly the view resists being squeezed by its siblings; the default is 0.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriority(value: value))
    }

    /// Draws the view elsewhere without moving it in the layout; distances in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(Offset(x: x, y: y))
    }

    nonisolated public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Sets the view's guide for an alignment, in its own points.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: guide.key, compute: computeValue))
    }

    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: guide.key, compute: computeValue))
    }

    /// Hands a value to the layout around the view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValue<K>(value: value))
    }
}

struct LayoutPriority {
    let value: Double
}

extension LayoutPriority: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        LayoutPriorityElement(node: node, modifier: self)
    }
}

final class LayoutPriorityElement: WrapperElement<LayoutPriority> {
    override func modifierDidChange(_ environment: EnvironmentValues) { invalidateLayout() }
    override var layoutPriority: Double { modifier.value }
}

struct Offset {
    let x, y: CGFloat
}

extension Offset: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        OffsetElement(node: node, modifier: self)
    }
}

final class OffsetElement: WrapperElement<Offset> {
    override func modifierDidChange(_ environment: EnvironmentValues) { invalidateLayout() }

    override func placeChildren() {
        content.place(at: CGPoint(x: modifier.x, y: modifier.y), size: size, proposal: proposal)
    }
}

struct AlignmentGuide {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuide: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        AlignmentGuideElement(node: node, modifier: self)
    }
}

final class AlignmentGuideElement: WrapperElement<AlignmentGuide> {
    override func modifierDidChange(_ environment: EnvironmentValues) { invalidateLayout() }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let inner = content.dimensions(dimensions.proposal)
        return key == modifier.key ? modifier.compute(inner) : content.explicitGuide(key, in: inner)
    }
}

struct LayoutValue<K: LayoutValueKey> {
    let value: K.Value
}

extension LayoutValue: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        LayoutValueElement<K>(node: node, modifier: self)
    }
}

final class LayoutValueElement<K: LayoutValueKey>: WrapperElement<LayoutValue<K>> {
    var value: K.Value { modifier.value }
    override func modifierDidChange(_ environment: EnvironmentValues) { invalidateLayout() }
}
