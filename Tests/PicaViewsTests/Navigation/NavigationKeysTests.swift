import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Keys in stacks, split views and bars.
@MainActor @Suite struct NavigationKeysTests {
    private func stack() throws -> TestHost {
        try mount(width: 600) {
            NavigationStack {
                NavigationLink("Go") { TextField("Name", text: .constant("")).navigationTitle("Second") }
                    .navigationTitle("First")
            }
        }
    }

    private func isShown(_ title: String, _ host: TestHost) -> Bool {
        host.advance(by: 1)
        return host.all(.heading, title).count == 1
    }

    @Test("Escape and Alt+back arrow go back, Alt+forward arrow goes forward again")
    func backAndForward() throws {
        let host = try stack()
        host.press(.escape)
        #expect(isShown("First", host), "there is nothing to go back to")
        try host.find(.button, "Go").click()
        #expect(isShown("Second", host))
        host.press(.escape)
        #expect(isShown("First", host))
        host.press(.right, .alt)
        #expect(isShown("Second", host))
        host.press(.left, .alt)
        #expect(isShown("First", host))
        host.press(.right, .alt)
        #expect(isShown("Second", host))
    }

    @Test("From right to left, the arrow keys are swapped")
    func mirrored() throws {
        let host = try stack()
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        try host.find(.button, "Go").click()
        #expect(isShown("Second", host))
        host.press(.escape)
        #expect(isShown("First", host))
        host.press(.left, .alt)
        #expect(isShown("Second", host))
    }

    @Test("Opening another page clears the forward history")
    func noForward() throws {
        let host = try mount(width: 600) {
            NavigationStack {
                VStack {
                    NavigationLink("A", value: 1)
                    NavigationLink("B", value: 2)
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text("Page").navigationTitle("Number \($0)") }
            }
        }
        try host.find(.button, "A").click()
        #expect(isShown("Number 1", host))
        host.press(.escape)
        #expect(isShown("Root", host))
        try host.find(.button, "B").click()
        #expect(isShown("Number 2", host))
        host.press(.right, .alt)
        #expect(isShown("Number 2", host))
    }

    @Test("A hidden back button has no keys, either")
    func hiddenBack() throws {
        let host = try mount(width: 600) {
            NavigationStack {
                NavigationLink("Go") {
                    Text("There").navigationTitle("Second").navigationBarBackButtonHidden()
                }
                .navigationTitle("First")
            }
        }
        try host.find(.button, "Go").click()
        host.press(.escape)
        #expect(isShown("Second", host))
    }

    private func split() throws -> TestHost {
        try mount(width: 900) {
            NavigationSplitView {
                Button("In the sidebar") {}
            } detail: {
                Button("In the detail") {}.toolbar { Button("Share") {} }
            }
        }
    }

    @Test("F9 and Ctrl+Alt+S toggle the sidebar")
    func sidebar() throws {
        let host = try split()
        func isShown() -> Bool {
            host.advance(by: 1)
            return host.all(.button, "In the sidebar").count == 1
        }
        #expect(isShown())
        host.press(.function(9))
        #expect(!isShown())
        host.press("s", [.control, .alt])
        #expect(isShown())
    }

    @Test("F6 moves between panes, Shift+F6 back, around the ends")
    func panes() throws {
        let host = try split()
        var names: [String?] = []
        for _ in 0..<5 {
            host.press(.function(6))
            names.append(host.focused?.label)
        }
        #expect(Set(names.compactMap { $0 }).isSuperset(of: ["In the sidebar", "In the detail"]))
        #expect(!names.contains(nil))
        let last = names[4]
        host.press(.function(6))
        host.press(.function(6), .shift)
        #expect(host.focused?.label == last)
    }

    @Test("Arrow keys move between bar items and stop at the ends")
    func arrows() throws {
        let host = try mount(width: 700) {
            Text("Body").toolbar {
                Button("One") {}
                Button("Two") {}
                Button("Three") {}
            }
        }
        host.press(.tab)
        #expect(host.focused?.label == "One")
        host.press(.right)
        #expect(host.focused?.label == "Two")
        host.press(.right)
        host.press(.right)
        #expect(host.focused?.label == "Three")
        host.press(.left)
        #expect(host.focused?.label == "Two")
    }
}
