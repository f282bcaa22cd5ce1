import Foundation
import PicaState

extension Element {
    /// Whether a scroll area is around the element.
    private var isInScrollArea: Bool {
        sequence(first: self) { $0.parent }.dropFirst()
            .contains { ($0.responder as? any ScrollResponder)?.isScrollArea == true }
    }

    /// Offers to scroll the element into view, even if it is disabled: nothing else changes.
    final func offerScrolling(_ properties: inout AccessibilityProperties) {
        guard isInScrollArea else { return }
        properties.actions.append(
            AccessibilityAction(.scrollIntoView) { [weak self] in
                guard let self else { return }
                reveal(CGRect(origin: .zero, size: size))
            })
    }
}
