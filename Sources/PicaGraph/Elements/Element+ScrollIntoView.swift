import Foundation
import PicaState

extension Element {
    /// Whether a scroll area is around the element.
    final var isInScrollArea: Bool {
        sequence(first: self) { $0.parent }.dropFirst()
            .contains { ($0.responder as? any ScrollResponder)?.isScrollArea == true }
    }

    /// Scrolls the scroll views around the element until it is visible.
    final func scrollIntoView() { reveal(CGRect(origin: .zero, size: size)) }

    /// Offers to scroll the element into view, even if it is disabled: nothing else changes.
    final func offerScrolling(_ properties: inout AccessibilityProperties) {
        properties.actions.append(
            AccessibilityAction(.scrollIntoView) { [weak self] in self?.scrollIntoView() })
    }
}
