import PicaState

/// An element that stacks along an axis.
@MainActor package protocol StackOriented: Element {
    var stackOrientation: Axis? { get }
}

extension Element {
    /// The axis of the nearest stack around the element; `nil` if there is none.
    package var surroundingStackAxis: Axis? {
        var element = parent
        while let current = element {
            if let stack = current as? any StackOriented { return stack.stackOrientation }
            element = current.parent
        }
        return nil
    }
}

extension LayoutElement: StackOriented {
    package var stackOrientation: Axis? {
        ((rule as? AnyLayout)?.properties ?? Rule.layoutProperties).stackOrientation
    }
}
