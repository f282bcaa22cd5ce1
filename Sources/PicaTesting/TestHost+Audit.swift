import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels

extension TestHost {
    /// Measures what is on screen: the contrast of texts and whether they are cut, the size of controls with the room
    /// around them, whether controls and pictures have names, and the order in which assistive technology reads them.
    ///
    ///     #expect(app.audit() == [])
    ///     app.setEnvironment(\.dynamicTypeSize, .accessibility2)
    ///     #expect(app.audit() == [])
    ///
    /// Contrast is that of the most frequent color within a text's frame and of the color that differs most from it.
    /// Texts on pictures, which have no such color, disabled controls, and what is scrolled out of sight are left out. A
    /// scale of 2 or more measures thin letters better than a scale of 1.
    public func audit() -> [AuditFault] {
        update()
        let controls = all().filter { Self.pressable.contains($0.role) && $0.isEnabled }
        return textFaults() + targetFaults(controls) + nameFaults(controls + all(.image)) + orderFaults()
    }

    /// Goes through the window by Tab and arrow keys, and returns the controls that these do not reach and the view
    /// that keeps the focus. Then the focus is elsewhere, and arrow keys have selected other rows, tabs and values.
    public func auditKeys() -> [AuditFault] {
        update()
        let controls = host.accessibilityElements().filter { element in
            let properties = element.properties
            return properties.isEnabled && Self.usable.contains(TestElement.Role(properties.role))
                && properties.actions.contains { $0.kind == .main || $0.kind == .increment }
        }
        let walk = KeyWalk(self)
        func fault(_ kind: AuditFault.Kind, _ element: Element, _ words: String) -> AuditFault? {
            element.firstAccessible.flatMap(host.accessibilityElement).map {
                AuditFault(kind: kind, description: TestElement($0, in: self).summary + words)
            }
        }
        return controls.compactMap { control in
            guard !walk.reached.contains(ObjectIdentifier(control.element)) else { return nil }
            return fault(.keys, control.element, " is reached by no key")
        } + [walk.trap.flatMap { fault(.focusTrap, $0, " keeps the focus") }].compactMap { $0 }
    }

    /// The roles of what a person uses by keys.
    private static let usable = pressable.union([
        .link, .splitter, .listItem, .treeItem, .row, .tab, .spinButton, .textEditor, .menuBarItem,
    ])

    private static let pressable: Set<TestElement.Role> = [
        .button, .popUpButton, .checkBox, .toggleSwitch, .toggleButton, .radioButton, .disclosureButton,
        .slider,
        .stepper, .textField, .secureField, .dateField,
    ]
    /// The least width and height of a control, in points.
    private static let leastSide: CGFloat = 24

    /// Returns the controls that are too small and too close to others: a circle of 24 points around the center of a
    /// small one must not meet another control, nor the circle of another small one.
    private func targetFaults(_ controls: [TestElement]) -> [AuditFault] {
        let frames = controls.map(\.frame)
        func isSmall(_ frame: CGRect) -> Bool { min(frame.width, frame.height) < Self.leastSide - 0.01 }
        func distance(_ point: CGPoint, _ other: CGRect) -> CGFloat {
            let area = isSmall(other) ? CGRect(x: other.midX, y: other.midY, width: 0, height: 0) : other
            return hypot(
                max(area.minX - point.x, point.x - area.maxX, 0),
                max(area.minY - point.y, point.y - area.maxY, 0))
        }
        return controls.indices.filter { isSmall(frames[$0]) }.compactMap { index in
            let frame = frames[index]
            let center = CGPoint(x: frame.midX, y: frame.midY)
            let isCrowded = frames.indices.contains { other in
                let least = isSmall(frames[other]) ? Self.leastSide : Self.leastSide / 2
                return other != index && distance(center, frames[other]) < least - 0.01
            }
            guard isCrowded else { return nil }
            return AuditFault(
                kind: .targetSize,
                description: "\(controls[index].summary) is \(frame.width) × \(frame.height) points large")
        }
    }

    private func nameFaults(_ controls: [TestElement]) -> [AuditFault] {
        controls.filter(\.label.isEmpty).map {
            AuditFault(kind: .name, description: "\($0.summary) at \($0.frame) has no name")
        }
    }

    /// Returns the elements that are read after one that stands wholly below them, in the same column. What scrolls is
    /// compared with what scrolls with it.
    private func orderFaults() -> [AuditFault] {
        let read = host.accessibilityElements().filter {
            !$0.properties.role.isContainer && $0.properties.role != .separator && !$0.frame.isEmpty
        }
        return zip(read, read.dropFirst()).compactMap { first, next in
            guard next.frame.maxY <= first.frame.minY, next.frame.minX < first.frame.maxX,
                first.frame.minX < next.frame.maxX, first.element.scrolls === next.element.scrolls
            else { return nil }
            let words = [next, first].map { TestElement($0, in: self).summary }
            return AuditFault(
                kind: .order, description: "\(words[0]) is read after \(words[1]), which is below")
        }
    }

    // MARK: Contrast

    private func textFaults() -> [AuditFault] {
        let picture = freshPicture()
        var faults: [AuditFault] = []
        func visit(_ element: Element, in visible: CGRect) {
            if element.isHidden || element.accessibility?.isEnabled == false { return }
            let frame = element.frameInWindow
            if let text = element as? BehaviorElement<TextLeaf>, visible.contains(frame.insetBy(dx: 1, dy: 1))
            {
                if let fault = fault(of: element, at: frame, in: picture) { faults.append(fault) }
                if text.behavior.lacksRoom, let words = element.accessibility?.label {
                    faults.append(AuditFault(kind: .cutText, description: "“\(words.prefix(40))” is cut"))
                }
            }
            var inside = visible
            if let clip = element.contentClip {
                // What scrolls below a bar is out of sight, although it is painted.
                let isScrolling = element.responder is any ScrollResponder
                inside = inside.intersection(isScrolling ? frame : element.toWindow(clip))
            }
            for child in element.children { visit(child, in: inside) }
        }
        visit(host.rootElement, in: CGRect(origin: .zero, size: size))
        return faults
    }

    /// The part of a text's frame that one color must cover to be its background.
    private static let leastGround = 0.4

    private func fault(of text: Element, at frame: CGRect, in picture: Bitmap) -> AuditFault? {
        guard let words = text.accessibility?.label, !words.allSatisfy(\.isWhitespace) else { return nil }
        var counts: [UInt32: Int] = [:]
        let (xs, ys) = (
            Int(frame.minX * scale)..<max(Int(frame.minX * scale), Int(frame.maxX * scale)),
            Int(frame.minY * scale)..<max(Int(frame.minY * scale), Int(frame.maxY * scale))
        )
        for y in ys { for x in xs { counts[picture[x, y], default: 0] += 1 } }
        guard let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
            Double(ground.value) > Self.leastGround * Double(xs.count * ys.count)
        else { return nil }
        let background = PixelColor(hex: ground.key & 0xFFFFFF)
        let contrast = counts.keys.map { PixelColor(hex: $0 & 0xFFFFFF).contrast(to: background) }.max() ?? 1
        // WCAG counts text of 24 pixels, or 19 if bold, as large.
        let isLarge = frame.height >= 28
        guard contrast > 1.05, contrast < (isLarge ? 3 : 4.5) else { return nil }
        return AuditFault(
            kind: .contrast,
            description: "“\(words.prefix(40))” has a contrast of \((contrast * 100).rounded() / 100)")
    }
}

extension Element {
    /// The nearest element around that scrolls, or else the surface's outermost one.
    fileprivate var scrolls: Element? {
        sequence(first: self) { $0.parent }.first { $0.responder is any ScrollResponder || $0.parent == nil }
    }
}
