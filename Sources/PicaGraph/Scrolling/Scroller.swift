import Foundation
import PicaCanvas
import PicaFoundation

/// Makes what it modifies scroll.
package struct Scroller {
    package let axes: Axis.Set
    /// Whether the content is made for the frame, and scrolls only as far as it is larger all the same.
    package let isForOverflow: Bool
    /// Along which bars may be shown.
    package let indicators: Axis.Set
    /// Whether a person can scroll it.
    package let isEnabled: Bool
    /// Whether what is out of its frame is seen all the same.
    package let isClipDisabled: Bool
    /// Around the bars.
    package let barMargins: EdgeInsets
    package let anchors: ScrollAnchors
    /// Where it comes to rest; nil for anywhere.
    package let rest: (any ScrollTargetBehavior)?
    /// Where the app wants it to be; nil where it has no wish.
    package let placement: ScrollPlacement?
    /// Fetches what is shown anew; nil where that is not possible.
    package let refresh: (@MainActor () -> Void)?
    /// What bars are drawn with; a function without captures, so that two of it compare equal.
    package let barColor: (EnvironmentValues) -> PixelColor

    package init(
        axes: Axis.Set, isForOverflow: Bool = false, indicators: Axis.Set, isEnabled: Bool = true,
        isClipDisabled: Bool = false,
        barMargins: EdgeInsets = EdgeInsets(), anchors: ScrollAnchors = ScrollAnchors(),
        rest: (any ScrollTargetBehavior)? = nil, placement: ScrollPlacement? = nil,
        refresh: (@MainActor () -> Void)? = nil, barColor: @escaping (EnvironmentValues) -> PixelColor
    ) {
        self.axes = axes
        self.isForOverflow = isForOverflow
        self.indicators = indicators
        self.isEnabled = isEnabled
        self.isClipDisabled = isClipDisabled
        self.barMargins = barMargins
        self.anchors = anchors
        self.rest = rest
        self.placement = placement
        self.refresh = refresh
        self.barColor = barColor
    }
}

extension Scroller: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> ScrollBehavior { ScrollBehavior(element, self) }
}
