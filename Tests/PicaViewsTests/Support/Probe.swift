import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// The events of probes.
@MainActor final class ProbeNotes {
    private(set) var proposals: [ProposedViewSize] = []
    private(set) var placed = 0
    private(set) var drawn = 0
    /// The names of the probes, once for each time they were measured.
    private(set) var measured: [String] = []

    fileprivate func measured(_ name: String, _ proposal: ProposedViewSize) {
        measured.append(name)
        proposals.append(proposal)
    }
    fileprivate func place() { placed += 1 }
    fileprivate func draw() { drawn += 1 }

    func clear() {
        proposals = []
        measured = []
        placed = 0
        drawn = 0
    }
}

/// A leaf that takes what it is offered between two bounds, and notes what happens to it.
struct Probe {
    var name = ""
    var least = CGSize.zero
    var ideal = CGSize(width: 10, height: 10)
    var largest = CGSize(width: CGFloat.infinity, height: .infinity)
    /// Changes only the drawing.
    var shade: UInt8 = 0
    var notes: ProbeNotes?

    init(_ name: String = "", _ notes: ProbeNotes? = nil) {
        self.name = name
        self.notes = notes
    }

    /// Always of one size.
    init(_ name: String = "", width: CGFloat, height: CGFloat, _ notes: ProbeNotes? = nil) {
        self.init(name, notes)
        least = CGSize(width: width, height: height)
        ideal = least
        largest = least
    }

    /// Of a fixed height, and of any width between two.
    init(_ name: String = "", widths: ClosedRange<CGFloat>, ideal: CGFloat, _ notes: ProbeNotes? = nil) {
        self.init(name, notes)
        least = CGSize(width: widths.lowerBound, height: 20)
        self.ideal = CGSize(width: ideal, height: 20)
        largest = CGSize(width: widths.upperBound, height: 20)
    }
}

extension Probe: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<Probe> {
        LeafNode(self, parent: parent, behavior: ProbeLeaf.init)
    }
}

final class ProbeLeaf: LeafBehavior {
    unowned let element: Element
    private var probe = Probe()

    init(_ element: Element) { self.element = element }

    func update(_ view: Probe, _ environment: EnvironmentValues) {
        let old = probe
        probe = view
        if old.least != view.least || old.ideal != view.ideal || old.largest != view.largest {
            element.invalidateLayout()
        }
        if old.shade != view.shade { element.setNeedsDisplay() }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        probe.notes?.measured(probe.name, proposal)
        let size = proposal.replacingUnspecifiedDimensions(by: probe.ideal)
        return CGSize(
            width: max(probe.least.width, min(size.width, probe.largest.width)),
            height: max(probe.least.height, min(size.height, probe.largest.height)))
    }

    func placeChildren() { probe.notes?.place() }

    func draw(into list: inout DisplayList) {
        probe.notes?.draw()
        let shade = Float(probe.shade) / 255
        list.commands.append(
            .rect(
                CGRect(origin: .zero, size: element.size),
                .color(PixelColor(red: shade, green: 0.5, blue: 0.5))))
    }

    var accessibility: AccessibilityProperties? {
        probe.name.isEmpty ? nil : AccessibilityProperties(role: .group, label: probe.name)
    }
}
