import Foundation
import PicaGraph
import PicaTesting
import Testing

@testable import PicaViews

@MainActor @Suite struct LabelTests {
    @Test("A label has its icon before its title, in either direction, on one baseline")
    func labels() throws {
        let app = try mount { Label("Save", systemImage: "star") }
        func frames() throws -> (icon: CGRect, title: CGRect) {
            try (app.find(.image).frame, app.find(.staticText, "Save").frame)
        }
        #expect(try frames().icon.maxX < frames().title.minX)
        #expect(try abs(frames().icon.midY - frames().title.midY) < 4)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(try frames().icon.minX > frames().title.maxX)
    }

    @Test("A label can show its title or its icon alone, and a button is called by its label's title")
    func labelStyles() throws {
        let app = try mount {
            Label("One", systemImage: "star").labelStyle(.titleOnly)
            Label("Two", systemImage: "star").labelStyle(.iconOnly)
            Button("Go", systemImage: "star") {}
        }
        #expect(app.texts == ["One"])
        #expect(app.all(.image).count == 1)
        #expect(app.all(.button).map(\.label) == ["Go"])
    }

    @Test("Icons grow with the text beside them")
    func symbolSize() throws {
        let app = try mount { Image(systemName: "star") }
        let before = app.sizeThatFits(.unspecified)
        app.setEnvironment(\.dynamicTypeSize, .accessibility5)
        let after = app.sizeThatFits(.unspecified)
        #expect(abs(after.width / before.width - 53.0 / 17) < 0.01)
    }
}
