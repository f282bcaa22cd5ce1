import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaScenes

/// The arrangement of a window's title and toolbar.
@MainActor @Suite struct WindowToolbarStyleTests {
    private struct Page: View {
        @State private var isOpen = false

        var body: some View {
            NavigationStack {
                Button("Body") { isOpen = true }
                    .navigationTitle("Title")
                    .toolbar { Button("Item") {} }
            }
            .sheet(isPresented: $isOpen) {
                NavigationStack { Text("Sheet").navigationTitle("Inside") }.frame(width: 300, height: 200)
            }
        }
    }

    private func show(_ style: some WindowToolbarStyle) throws -> TestHost {
        let windows = SceneWindows { WindowGroup { Page() }.windowToolbarStyle(style) }
        let host = try windows.open()
        host.setEnvironment(\.windowToolbarLook, windows.all[0].environment.windowToolbarLook)
        return host
    }

    private func frames(_ host: TestHost) throws -> (title: CGRect, item: CGRect) {
        (
            try #require(host.all(.heading, "Title").first).frame,
            try #require(host.all(.button, "Item").first).frame
        )
    }

    @Test("In the compact style, title and toolbar share a row as low as the items allow")
    func unified() throws {
        let usual = try frames(show(.automatic))
        #expect(abs(usual.title.midY - usual.item.midY) < 2)
        let unified = try frames(show(.unified))
        #expect(unified == usual)
        let compact = try frames(show(.unifiedCompact))
        #expect(compact.item.midY < usual.item.midY)
    }

    @Test("In the expanded style, the title is above the toolbar")
    func expanded() throws {
        let frames = try frames(show(.expanded))
        #expect(frames.title.maxY <= frames.item.minY)
    }

    @Test("Without a title in the bar the window still has one; sheets keep theirs")
    func noTitle() throws {
        for host in try [show(.unified(showsTitle: false)), show(.unifiedCompact(showsTitle: false))] {
            #expect(host.all(.heading, "Title").isEmpty)
            #expect(host.windowTitle == "Title")
            try host.find(.button, "Body").click()
            host.advance(by: 1)
            #expect(host.all(.heading, "Inside").count == 1)
        }
    }
}
