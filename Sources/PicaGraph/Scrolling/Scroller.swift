import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A modifier that makes its content scroll.
package struct Scroller {
    package let axes: Axis.Set
    /// Whether the content is laid out for the frame and scrolls only if it does not fit.
    package let isForOverflow: Bool
    /// The axes along which scroll bars may be shown.
    package let indicators: Axis.Set
    /// Whether the user can scroll.
    package let isEnabled: Bool
    /// Whether content outside the frame is visible.
    package let isClipDisabled: Bool
    /// The margins around the scroll bars.
    package let barMargins: EdgeInsets
    package let anchors: ScrollAnchors
    /// The behavior that decides where it comes to rest; `nil` for anywhere.
    package let rest: (any ScrollTargetBehavior)?
    /// The position requested by the app; `nil` for none.
    package let placement: ScrollPlacement?
    /// Reloads the content; `nil` if that is not supported.
    package let refresh: (@MainActor () -> Void)?
    /// Returns the color of scroll bars. A function without captures, so that two of them compare equal.
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
