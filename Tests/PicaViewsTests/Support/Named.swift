import Foundation
import PicaGraph
import PicaState
import PicaTesting

extension View {
    /// Gives a view a name by which a test finds its frame; changes nothing else.
    nonisolated func named(_ name: String) -> some View { modifier(Named(name: name)) }
}

struct Named {
    let name: String
}

extension Named: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> NamedBehavior { NamedBehavior(element, self) }
}

final class NamedBehavior: ElementBehavior {
    unowned let element: Element
    private var named: Named

    init(_ element: Element, _ named: Named) {
        self.element = element
        self.named = named
    }

    func update(_ value: Named, _ environment: EnvironmentValues) { named = value }

    var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .group, label: named.name)
    }
}

extension TestHost {
    /// The frame of a view with a name, in the window's points.
    func frame(_ name: String) throws -> CGRect { try find(.group, name).frame }
}
