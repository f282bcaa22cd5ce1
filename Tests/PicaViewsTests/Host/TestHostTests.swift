import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct TestHostTests {
    @Test("A look-up that finds nothing, or too much, says what there is")
    func lookUps() throws {
        let app = try mount {
            Button("Save") {}
            Button("Save") {}.disabled(true)
            TextField("Name", text: .constant("Ada"))
        }
        let none = #expect(throws: TestFailure.self) { try app.find(.button, "Open") }
        #expect(
            none?.reason == """
                there is no button “Open”
                On screen:
                  button “Save”
                  button “Save”, disabled
                  textField “Name” = “Ada”
                """)
        let many = #expect(throws: TestFailure.self) { try app.find(.button, "Save") }
        #expect(many?.reason.hasPrefix("there are 2 of button “Save”") == true)
        #expect(app.all(.button).count == 2)
    }

    @Test("A failure names the line of the test that asked")
    func places() throws {
        let app = try mount(width: 100, height: 100) { Button("Go") {}.offset(x: 300, y: 0) }
        let button = try app.find(.button, "Go")
        let line = #line
        let failures = [
            #expect(throws: TestFailure.self) { try app.find(.button, "Open") },
            #expect(throws: TestFailure.self) { try button.click() },
            #expect(throws: TestFailure.self) { try button.scroll(y: 10) },
            #expect(throws: TestFailure.self) { try app.comparePicture("there is no such picture") },
        ]
        for (index, failure) in failures.enumerated() {
            let place = "PicaViewsTests/TestHostTests.swift:\(line + 2 + index): "
            #expect(failure?.description.hasPrefix(place) == true)
            #expect(failure?.localizedDescription == failure?.description)
        }
    }

    @Test("An element that is gone or out of the window cannot be clicked, and says so")
    func unreachable() throws {
        let app = try mount(width: 100, height: 100) { Button("Go") {}.offset(x: 300, y: 0) }
        let button = try app.find(.button, "Go")
        let outside = #expect(throws: TestFailure.self) { try button.click() }
        #expect(outside?.description.contains("outside of the window") == true)
        app.show { Text("Nothing") }
        #expect(!button.exists)
        #expect(button.label == "Go")
        let gone = #expect(throws: TestFailure.self) { try button.click() }
        #expect(gone?.description.contains("not there any more") == true)
    }

    @Test("A resized window lays its view out anew")
    func resizing() throws {
        let app = try mount(width: 300, height: 200) { Color.red.named("all") }
        app.resize(to: CGSize(width: 120, height: 80))
        #expect(try app.frame("all") == CGRect(x: 0, y: 0, width: 120, height: 80))
    }

    @Test("The picture of a window is as large as its pixels")
    func pictures() throws {
        let app = try mount(width: 30, height: 20, scale: 1.5) { Color.red }
        let bytes = [UInt8](try app.pngData())
        #expect(Array(bytes[16..<24]) == [0, 0, 0, 45, 0, 0, 0, 30])
        #expect(throws: TestFailure.self) { try mount(width: 0, height: 0) { Color.red }.pngData() }
    }
}
