import Foundation
import PicaBus

/// The interface of everything that has a place on the screen.
enum ComponentInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Component"

    static func isOn(_ object: AccessibleObject) -> Bool { object.id != nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        guard let id = object.id else { throw .noMethod(call.member) }
        switch call.member {
        case "GetExtents":
            return .values([.structure(object.frame(relativeTo: try call.integer(0)).arguments)])
        case "GetPosition":
            return .values(Array(object.frame(relativeTo: try call.integer(0)).arguments.prefix(2)))
        case "GetSize": return .values(Array(object.frame(relativeTo: 1).arguments.suffix(2)))
        case "Contains":
            return .values([.bool(object.isHit(try call.point(0), relativeTo: try call.integer(2)))])
        case "GetAccessibleAtPoint":
            let hit = object.hit(try call.point(0), relativeTo: try call.integer(2))
            return .values([(hit?.reference ?? .null).argument])
        case "GrabFocus": return .request(.focus, on: id)
        case "GetLayer": return .values([.unsigned(object.node == nil ? 7 : 3)])
        case "GetMDIZOrder": return .values([.int16(0)])
        case "GetAlpha": return .values([.double(1)])
        case "ScrollTo", "ScrollToPoint": return .request(.reveal, on: id)
        default: throw .noMethod(call.member)
        }
    }

    static let properties: [String] = []

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? { nil }
}

extension AccessibleCall {
    /// Returns two integer arguments as a point, in pixels.
    func point(_ index: Int) throws(BusError) -> CGPoint {
        CGPoint(x: CGFloat(try integer(index)), y: CGFloat(try integer(index + 1)))
    }
}

extension AccessibleObject {
    /// Returns whether a point, in pixels, is in the frame.
    fileprivate func isHit(_ pixel: CGPoint, relativeTo kind: Int) -> Bool {
        guard let window else { return false }
        let point = window.points(pixel, relativeTo: kind, parent: parentFrame)
        return (node?.frame ?? CGRect(origin: .zero, size: window.sizeInPoints)).contains(point)
    }

    /// Returns the innermost object at a point, in pixels; `nil` if the point is outside.
    fileprivate func hit(_ pixel: CGPoint, relativeTo kind: Int) -> AccessibleObject? {
        guard let window, isHit(pixel, relativeTo: kind) else { return nil }
        let point = window.points(pixel, relativeTo: kind, parent: parentFrame)
        var found = self
        search: while true {
            // The last child is the frontmost.
            for id in found.children.reversed() {
                guard let node = window.tree.nodes[id], node.isShowing else { continue }
                if node.frame.contains(point) {
                    found = AccessibleObject(.element(node, window), in: server)
                    continue search
                }
            }
            return found
        }
    }
}
