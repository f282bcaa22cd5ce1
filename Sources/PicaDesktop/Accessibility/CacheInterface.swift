import PicaBus

/// The program's list of all objects, which assistive technologies fetch at once.
enum CacheInterface {
    static let name = "org.a11y.atspi.Cache"
    static let path = "/org/a11y/atspi/cache"

    /// The most objects that are listed; others are found through their parents.
    private static let mostItems = 5_000
    /// The most bytes of names and descriptions that are listed.
    private static let mostText = 16 << 20

    static func reply(to member: String, in server: AccessibilityServer) throws(BusError) -> AccessibleReply {
        guard member == "GetItems" else { throw .noMethod(member) }
        return .values([
            .array(of: "((so)(so)(so)iiassusau)", items(server.objects.prefix(mostItems)))
        ])
    }

    private static func items(_ objects: ArraySlice<AccessibleObject>) -> [BusArgument] {
        var left = mostText
        return objects.prefix { object in
            left -= object.name.utf8.count + object.description.utf8.count
            return left >= 0
        }.map(\.cacheItem)
    }
}

extension AccessibleObject {
    /// The entry of the object in caches.
    var cacheItem: BusArgument {
        .structure([
            reference.argument, server.reference(nil).argument, parent.argument,
            .int32(Int32(clamping: index)), .int32(Int32(clamping: children.count)),
            .array(of: "s", interfaces.map { .string($0.name) }), .string(name), .unsigned(role.rawValue),
            .string(description), states.argument,
        ])
    }
}
