import PicaBus
import PicaGraph

/// The interface of texts with links.
enum HypertextInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Hypertext"

    static func isOn(_ object: AccessibleObject) -> Bool {
        object.node?.text != nil && !object.links.isEmpty
    }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        let links = object.links
        switch call.member {
        case "GetNLinks": return .values([.int32(Int32(clamping: links.count))])
        case "GetLink":
            let link = links.element(at: try call.integer(0))
            return .values([(link.map { object.server.reference($0.id) } ?? .null).argument])
        case "GetLinkIndex":
            guard let text = object.node?.text?.content else { throw .noMethod(call.member) }
            let number = try call.integer(0)
            let offset = number < 0 ? -1 : text.utf8Offset(scalar: number)
            let index = links.firstIndex { $0.properties.linkRange?.contains(offset) == true }
            return .values([.int32(Int32(clamping: index ?? -1))])
        default: throw .noMethod(call.member)
        }
    }

    static let properties: [String] = []
    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? { nil }
}

/// The interface of links in texts.
enum HyperlinkInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Hyperlink"

    static func isOn(_ object: AccessibleObject) -> Bool { object.node?.properties.linkRange != nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        switch call.member {
        case "GetObject":
            return .values([(try call.integer(0) == 0 ? object.reference : .null).argument])
        case "GetURI":
            return .values([.string(try call.integer(0) == 0 ? object.node?.properties.value ?? "" : "")])
        case "IsValid": return .values([.bool(true)])
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["NAnchors", "StartIndex", "EndIndex"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        guard let node = object.node, let range = node.properties.linkRange else { return nil }
        if name == "NAnchors" { return .int16(1) }
        let text = node.parent.flatMap { object.window?.tree.nodes[$0]?.text?.content }
        switch name {
        case "StartIndex": return .int32(Int32(clamping: text?.scalarOffset(range.lowerBound) ?? 0))
        case "EndIndex": return .int32(Int32(clamping: text?.scalarOffset(range.upperBound) ?? 0))
        default: return nil
        }
    }
}

extension AccessibleObject {
    /// The links of a text.
    fileprivate var links: [AccessibilityNode] {
        guard let window else { return [] }
        return children.compactMap { window.tree.nodes[$0] }.filter { $0.properties.linkRange != nil }
    }
}
