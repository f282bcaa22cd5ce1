import PicaGraph
import PicaLabels
import PicaState

/// Names the images in a label by its title if the style does not show that.
struct IconName {
    let title: Text?
}

extension IconName: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> IconNameBehavior { IconNameBehavior(element) }
}

final class IconNameBehavior: ElementBehavior {
    unowned let element: Element
    private var name: String?

    init(_ element: Element) { self.element = element }

    func update(_ value: IconName, _ environment: EnvironmentValues) {
        name = value.title.map { ResolvedText($0, in: environment).string }
    }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if let name, properties.role == .image, !element.showsText { properties.rename(name) }
    }
}

extension Element {
    /// Whether any element inside shows text.
    fileprivate var showsText: Bool {
        children.contains { $0.accessibility?.role == .staticText || $0.showsText }
    }
}
