import Foundation
import PicaTesting

@testable import PicaViews

extension View {
    /// Gives a view a name by which a test finds its frame; changes nothing else.
    nonisolated func named(_ name: String) -> some View { modifier(Named(name: name)) }
}

struct Named: ElementModifier {
    typealias Body = Never

    let name: String

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        NamedElement(node: node, modifier: self)
    }
}

final class NamedElement: WrapperElement<Named> {
    override var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .group, label: modifier.name)
    }
}

extension TestHost {
    /// The frame of a view with a name, in the window's points.
    func frame(_ name: String) throws -> CGRect { try find(.group, name).frame }
}
