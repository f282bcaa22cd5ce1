import Foundation
import PicaState

/// A combination of two shapes.
struct CombinedShape<First: Shape, Second: Shape>: Sendable {
    enum Operation: Equatable, Sendable {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    var operation: Operation
    var isEvenOdd: Bool
}

extension CombinedShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: first.union(second, eoFill: isEvenOdd)
        case .intersection: first.intersection(second, eoFill: isEvenOdd)
        case .subtraction: first.subtracting(second, eoFill: isEvenOdd)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: isEvenOdd)
        case .lineIntersection: first.lineIntersection(second, eoFill: isEvenOdd)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: isEvenOdd)
        }
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    nonisolated static var role: ShapeRole { First.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}
