/// An element that stacks along an axis.
@MainActor protocol StackOriented: Element {
    var stackOrientation: Axis? { get }
}

extension Element {
    /// The axis of the nearest stack around the element; nil where there is none.
    var surroundingStackAxis: Axis? {
        var element = parent
        while let current = element {
            if let stack = current as? any StackOriented { return stack.stackOrientation }
            element = current.parent
        }
        return nil
    }
}

extension LayoutElement: StackOriented {
    var stackOrientation: Axis? { Rule.layoutProperties.stackOrientation }
}
