import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Columns of split views, wide and narrow.
@MainActor @Suite struct NavigationSplitViewTests {
    struct Mail: View {
        @State private var box: String? = "Inbox"
        @State private var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
                    .navigationTitle("Boxes")
            } detail: {
                VStack {
                    Text("Detail of \(box ?? "nothing")")
                    Button("All") { visibility = .all }
                    Button("Only") { visibility = .detailOnly }
                }
                .navigationTitle(box ?? "None")
            }
        }
    }

    @Test("The sidebar's selection is shown beside it")
    func selecting() throws {
        let host = try mount(width: 800) { Mail() }
        #expect(host.texts.contains("Detail of Inbox"))
        try host.find(.staticText, "Sent").click()
        #expect(host.texts.contains("Detail of Sent"))
        #expect(host.texts.contains("Inbox"))
    }

    @Test("The app, its button and keys toggle the sidebar")
    func visibility() throws {
        let host = try mount(width: 800) { Mail() }
        try host.find(.button, "Only").click()
        host.advance(by: 1)
        #expect(!host.texts.contains("Sent"))
        try host.find(.button, "Toggle Sidebar").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Sent"))
        host.press("s", [.control, .alt])
        host.advance(by: 1)
        #expect(!host.texts.contains("Sent"))
    }

    @Test("If one column fits, selecting goes forward and the back button back")
    func compact() throws {
        let host = try mount(width: 400) { Mail() }
        #expect(host.texts.contains("Sent"))
        #expect(!host.texts.contains("Detail of Inbox"))
        try host.find(.staticText, "Sent").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Detail of Sent"))
        try host.find(.button, "Boxes").click()
        host.advance(by: 1)
        #expect(!host.texts.contains("Detail of Sent"))
        host.resize(to: CGSize(width: 800, height: 300))
        #expect(host.texts.contains("Detail of Sent"))
        #expect(host.texts.contains("Inbox"))
    }

    @Test("Links in a column show their pages in the next column, replacing the last")
    func links() throws {
        let host = try mount(width: 800) {
            NavigationSplitView {
                List {
                    NavigationLink("View") { Text("A view") }
                    NavigationLink("Value", value: 7)
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            } detail: {
                Text("Nothing chosen")
            }
        }
        #expect(host.texts.contains("Nothing chosen"))
        try host.find(.button, "View").click()
        host.advance(by: 1)
        #expect(host.texts.contains("A view"))
        try host.find(.button, "Value").click()
        host.advance(by: 1)
        #expect(host.texts.contains("Number 7"))
        #expect(!host.texts.contains("A view"))
        try host.find(.button, "View").click()
        host.advance(by: 1)
        #expect(host.texts.contains("A view"))
        #expect(host.all(.button, "Back").isEmpty)
    }

    @Test("A column's width is set by the app and the user within its limits")
    func widths() throws {
        let host = try mount(width: 800) {
            NavigationSplitView {
                Color.red.accessibilityElement().accessibilityIdentifier("side")
                    .navigationSplitViewColumnWidth(min: 150, ideal: 250, max: 300)
            } detail: {
                Text("Detail")
            }
        }
        func width() throws -> CGFloat { try host.find(identifier: "side").frame.width }
        #expect(try width() == 250)
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 500, y: 200))
        #expect(try width() == 300)
        host.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 10, y: 200))
        #expect(try width() == 150)
    }

    @Test("Three columns, of which the first two go forward")
    func threeColumns() throws {
        struct Three: View {
            @State private var place: String?
            @State private var item: String?

            var body: some View {
                NavigationSplitView {
                    List(["Places"], id: \.self, selection: $place) { Text($0) }
                } content: {
                    List(place == nil ? [] : ["Rome", "Oslo"], id: \.self, selection: $item) { Text($0) }
                } detail: {
                    Text("Item \(item ?? "none")")
                }
            }
        }
        for width in [900.0, 400] {
            let host = try mount(width: width) { Three() }
            try host.find(.staticText, "Places").click()
            host.advance(by: 1)
            try host.find(.staticText, "Oslo").click()
            host.advance(by: 1)
            #expect(host.texts.contains("Item Oslo"))
        }
    }
}

@MainActor @Suite struct NavigationViewTests {
    @Test("One view is a stack, two are columns")
    func kinds() throws {
        let host = try mount(width: 800) {
            NavigationView {
                List { NavigationLink("Go", destination: Text("There")) }
                    .navigationBarTitle("Start", displayMode: .inline)
            }
        }
        try host.find(.button, "Go").click()
        host.advance(by: 1)
        #expect(host.texts.contains("There"))
        try host.find(.button, "Start").click()
        host.advance(by: 1)
        #expect(!host.texts.contains("There"))

        let columns = try mount(width: 800) {
            NavigationView {
                List { NavigationLink("Go", destination: Text("There")) }
                Text("Detail")
            }
        }
        #expect(columns.texts.contains("Detail"))
        try columns.find(.button, "Go").click()
        columns.advance(by: 1)
        #expect(columns.texts.contains("There"))
        #expect(try columns.find(.button, "Go").isEnabled)
    }
}
