import Foundation
import Testing

@testable import PicaDesktop

/// Requests to the user through the desktop's portal.
@MainActor @Suite("A portal request", .serialized)
struct PortalRequestTests {
    private let session: XSession
    private let bus: PortalBus
    private let answers: AsyncStream<PortalRequest.Answer>
    private let answered: AsyncStream<PortalRequest.Answer>.Continuation

    init() throws {
        session = try XSession()
        bus = try PortalBus(session)
        (answers, answered) = AsyncStream.makeStream()
    }

    private func ask() throws -> PortalRequest {
        let address = try #require(bus.environment["DBUS_SESSION_BUS_ADDRESS"])
        return PortalRequest(
            "OpenFile", of: "org.freedesktop.portal.FileChooser", at: address,
            [.string(""), .string("Open")],
            options: []
        ) { [answered] in answered.yield($0) }
    }

    private func next() async -> PortalRequest.Answer? {
        for await answer in answers { return answer }
        return nil
    }

    private func chosen(_ file: String) -> PortalRequest.Answer {
        .results(["uris": .list([.string(file)])])
    }

    @Test("trusts only the portal, and only answers to itself") func forged() async throws {
        defer { session.end() }
        let (portal, forger) = (try bus.portal(), try bus.portal(isOwner: false))
        let request = try ask()
        let words = try portal.rest(of: "wanted ").split(separator: " ").map(String.init)
        let (sender, path) = (words[0], words[1])
        for receiver in [sender, "all"] {
            forger.send("respond \(receiver) \(path) file:///forged")
            try forger.expect("responded")
        }
        forger.send("refuse \(sender)")
        try forger.expect("refused")
        portal.send("respond \(sender) \(path)0 file:///other")
        portal.send("respond all \(path) file:///chosen")
        try portal.expect("responded", "responded")
        #expect(await next() == chosen("file:///chosen"))
        withExtendedLifetime(request) {}
    }

    @Test("fails without a portal, and if the portal goes away") func missing() async throws {
        defer { session.end() }
        let first = try ask()
        #expect(await next() == .failed)
        let portal = try bus.portal()
        let second = try ask()
        _ = try portal.rest(of: "wanted ")
        portal.send("leave")
        try portal.expect("left")
        #expect(await next() == .failed)
        withExtendedLifetime((first, second)) {}
    }
}
