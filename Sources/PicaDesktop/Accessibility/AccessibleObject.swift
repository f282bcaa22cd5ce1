import Foundation
import PicaBus
import PicaGraph
import PicaState

/// An object on the accessibility bus: the application, a window or an element.
struct AccessibleObject {
    enum Kind {
        case application
        case window(AccessibleWindow)
        case element(AccessibilityNode, AccessibleWindow)
    }

    let kind: Kind
    unowned let server: AccessibilityServer

    init(_ kind: Kind, in server: AccessibilityServer) {
        self.kind = kind
        self.server = server
    }

    // MARK: Place

    /// The identity; `nil` for the application.
    var id: AccessibilityID? {
        switch kind {
        case .application: nil
        case .window(let window): window.id
        case .element(let node, _): node.id
        }
    }

    var reference: AccessibleReference { server.reference(id) }

    var node: AccessibilityNode? {
        if case .element(let node, _) = kind { node } else { nil }
    }

    /// The window that the object is or is in; `nil` for the application.
    var window: AccessibleWindow? {
        switch kind {
        case .application: nil
        case .window(let window): window
        case .element(_, let window): window
        }
    }

    var parent: AccessibleReference {
        switch kind {
        case .application: server.desktop ?? .null
        case .window: server.reference(nil)
        case .element(let node, let window): server.reference(node.parent ?? window.id)
        }
    }

    var children: [AccessibilityID] {
        switch kind {
        case .application: server.windows.map(\.id)
        case .window(let window): window.tree.roots
        case .element(let node, _): node.children
        }
    }

    /// The parent's children, with this object.
    var siblings: [AccessibilityID] {
        switch kind {
        case .application: []
        case .window: server.windows.map(\.id)
        case .element(let node, let window):
            node.parent.map { window.tree.nodes[$0]?.children ?? [] } ?? window.tree.roots
        }
    }

    /// The place among the parent's children; -1 if it has left them.
    var index: Int { id.map { siblings.firstIndex(of: $0) ?? -1 } ?? 0 }

    func child(at index: Int) -> AccessibleReference {
        children.element(at: index).map(server.reference) ?? .null
    }

    // MARK: Words

    var name: String {
        let name =
            switch kind {
            case .application: server.name
            case .window(let window): window.title
            case .element(let node, _): node.properties.label
            }
        return name.cut
    }

    /// The effect of using the object; of an alert, its message.
    var description: String {
        let said = messages.map(\.properties.label)
        let words = said.isEmpty ? node?.properties.hint ?? "" : said.joined(separator: " ")
        return words.cut
    }

    var role: AccessibleRole {
        switch kind {
        case .application: .application
        case .window: .frame
        case .element(let node, _): AccessibleRole(node)
        }
    }

    var states: AccessibleStates {
        switch kind {
        case .application: return [.enabled, .sensitive, .showing, .visible]
        case .window(let window):
            return AccessibleStates([.enabled, .sensitive, .showing, .visible, .resizable, .focusable])
                .union(window.isActive ? .active : [])
        case .element(let node, let window): return AccessibleStates(node, in: window)
        }
    }

    /// The further attributes, by AT-SPI's names.
    var attributes: [(name: String, value: String)] {
        var attributes = [(name: "toolkit", value: "Pica")]
        guard let properties = node?.properties else { return attributes }
        if let level = properties.headingLevel { attributes.append(("level", String(level))) }
        if let level = properties.level { attributes.append(("level", String(level))) }
        if let place = properties.place {
            attributes += [("posinset", String(place.index + 1)), ("setsize", String(place.count))]
        }
        if let placeholder = properties.placeholder { attributes.append(("placeholder-text", placeholder)) }
        switch properties.sortOrder {
        case .ascending: attributes.append(("sort", "ascending"))
        case .descending: attributes.append(("sort", "descending"))
        case nil: break
        }
        if let identifier = properties.identifier { attributes.append(("id", identifier)) }
        for content in properties.customContent {
            if let value = content.value { attributes.append((content.label, value)) }
        }
        // Orca reads the value of a control without a number from this attribute.
        if let value = properties.value, node?.text == nil { attributes.append(("valuetext", value)) }
        // Orca asks the table for the row at this index.
        if let cell = properties.cell, let columns = table?.node?.properties.columnCount {
            let start = cell.row.multipliedReportingOverflow(by: columns).partialValue
            attributes.append(("table-cell-index", String(start &+ cell.column)))
        }
        return attributes.map { ($0.name.cut, $0.value.cut) }
    }

    // MARK: Area

    /// The frame, in pixels.
    ///
    /// - Parameter kind: What it is relative to: 0 is the screen, 1 the window, 2 the parent.
    func frame(relativeTo kind: Int) -> CGRect {
        guard let window else { return .zero }
        let points = node?.frame ?? CGRect(origin: .zero, size: window.sizeInPoints)
        return window.pixels(points, relativeTo: kind, parent: parentFrame)
    }

    /// The parent's frame in the window, in points.
    var parentFrame: CGRect {
        node?.parent.flatMap { window?.tree.nodes[$0]?.frame } ?? .zero
    }

    // MARK: Interfaces

    /// The interfaces beside the standard ones of D-Bus.
    var interfaces: [any AccessibleInterface.Type] { Self.allInterfaces.filter { $0.isOn(self) } }

    private static let allInterfaces: [any AccessibleInterface.Type] = [
        AccessibleMainInterface.self, ApplicationInterface.self, ComponentInterface.self,
        ActionInterface.self, TextInterface.self, EditableTextInterface.self, SelectionInterface.self,
        ValueInterface.self, TableInterface.self, TableCellInterface.self, HypertextInterface.self,
        HyperlinkInterface.self, CollectionInterface.self,
    ]

    /// The description of the interfaces for D-Bus, by name alone.
    var introspection: String {
        let names = interfaces.map { "<interface name=\"\($0.name)\"/>" }.joined()
        return "<!DOCTYPE node PUBLIC \"-//freedesktop//DTD D-BUS Object Introspection 1.0//EN\" "
            + "\"http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd\"><node>\(names)</node>"
    }
}

extension Array {
    /// Returns an element; `nil` outside the array.
    func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension String {
    /// The text as assistive technologies get it: at most 32 KiB, cut between scalars.
    var cut: String {
        let longest = 32 << 10
        guard utf8.count > longest else { return self }
        var end = utf8.index(startIndex, offsetBy: longest)
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}

extension AccessibleWindow {
    var sizeInPoints: CGSize { CGSize(width: frame.width / scale, height: frame.height / scale) }

    /// Converts a rectangle in points to whole pixels.
    ///
    /// - Parameters:
    ///   - kind: What it is relative to: 0 is the screen, 1 the window, 2 the parent.
    ///   - parent: The parent's frame in the window, in points.
    func pixels(_ points: CGRect, relativeTo kind: Int, parent: CGRect = .zero) -> CGRect {
        var rect = points
        if kind == 2 { rect = rect.offsetBy(dx: -parent.minX, dy: -parent.minY) }
        rect = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale
        )
        if kind == 0 { rect = rect.offsetBy(dx: frame.minX, dy: frame.minY) }
        return CGRect(
            x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
            height: rect.height.rounded())
    }

    /// Converts a point in pixels to points in the window.
    func points(_ pixel: CGPoint, relativeTo kind: Int, parent: CGRect = .zero) -> CGPoint {
        var point = pixel
        if kind == 0 { point = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY) }
        point = CGPoint(x: point.x / scale, y: point.y / scale)
        if kind == 2 { point = CGPoint(x: point.x + parent.minX, y: point.y + parent.minY) }
        return point
    }
}

extension CGRect {
    /// Position and size as four integers.
    var arguments: [BusArgument] {
        [minX, minY, width, height].map { length in
            .int32(length.isNaN ? 0 : Int32(min(max(length, -2_147_483_648), 2_147_483_647)))
        }
    }
}
