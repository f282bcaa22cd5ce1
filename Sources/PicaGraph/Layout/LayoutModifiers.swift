import Foundation
import PicaState

extension View {
    /// Sets the view's priority when space is distributed among siblings; the default is 0.
    ///
    /// Modifiers applied later, such as padding and frames, keep the priority. Containers, such as stacks, have their
    /// own.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(TraitWriter(key: LayoutPriorityKey.self, value: value.isNaN ? 0 : value))
    }

    /// Offsets the view's appearance, in points, without moving it in the layout.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            Offset(
                x: Length.checked(x, as: .distance, of: "offset") ?? 0,
                y: Length.checked(y, as: .distance, of: "offset") ?? 0))
    }

    /// Offsets the view's appearance, in points, without moving it in the layout.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Sets the view's position of an alignment guide, in its coordinate space.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: guide.key, compute: computeValue))
    }

    /// Sets the view's position of an alignment guide, in its coordinate space.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuide(key: guide.key, compute: computeValue))
    }

    /// Passes a value to the layout around the view.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitWriter(key: K.self, value: value))
    }
}

/// A modifier that offsets its content, while its own place in the layout stays.
struct Offset {
    let x, y: CGFloat
}

extension Offset: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> OffsetBehavior { OffsetBehavior(element, self) }
}

final class OffsetBehavior: ElementBehavior {
    unowned let element: Element
    private var offset: Offset

    init(_ element: Element, _ offset: Offset) {
        self.element = element
        self.offset = offset
    }

    func update(_ value: Offset, _ environment: EnvironmentValues) {
        offset = value
        element.invalidatePlacement()
    }

    var ownsPlaces: Bool { true }

    func placeChildren() {
        content?.place(at: CGPoint(x: offset.x, y: offset.y), proposal: element.proposal)
    }
}

struct AlignmentGuide {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
}

extension AlignmentGuide: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AlignmentGuideBehavior { AlignmentGuideBehavior(element, self) }
}

final class AlignmentGuideBehavior: ElementBehavior {
    unowned let element: Element
    private var guide: AlignmentGuide

    init(_ element: Element, _ guide: AlignmentGuide) {
        self.element = element
        self.guide = guide
    }

    func update(_ value: AlignmentGuide, _ environment: EnvironmentValues) {
        guide = value
        element.invalidateLayout()
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let content else { return nil }
        let inner = content.dimensions(dimensions.proposal)
        return key == guide.key ? guide.compute(inner) : inner.explicit(key)
    }
}
