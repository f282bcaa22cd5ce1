import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite("The initial size of a window") struct OpeningSizeTests {
    private func size(
        _ resizability: WindowResizability = .automatic, @ViewBuilder _ content: () -> some View
    ) throws -> CGSize {
        try mount(width: 100, height: 100, content).host.openingSize(resizability)
    }

    @Test("is the default size, however large the content") func usual() throws {
        let usual = CGSize(width: 900, height: 450)
        #expect(try size { Text("Hello") } == usual)
        #expect(try size { List(0..<1000, id: \.self) { Text("\($0)") } } == usual)
        #expect(try size { TextEditor(text: .constant("")) } == usual)
        #expect(try size { VStack { Text("Hello").padding() } } == usual)
        #expect(try size { EmptyView() } == usual)
    }

    @Test("is larger if the content needs it, and smaller if the content has a fixed size") func bounds()
        throws
    {
        #expect(
            try size { Color.red.frame(minWidth: 1000, minHeight: 600) } == CGSize(width: 1000, height: 600))
        #expect(try size { Color.red.frame(minHeight: 600) } == CGSize(width: 900, height: 600))
        #expect(try size { Color.red.frame(width: 300, height: 200) } == CGSize(width: 300, height: 200))
    }

    @Test(
        "is the content's ideal size with content sizing, or the default size up to the content's maximum"
    )
    func contentSize() throws {
        let form = {
            Color.red.frame(minWidth: 200, idealWidth: 320, maxWidth: 400, minHeight: 100, maxHeight: 150)
        }
        #expect(try size(.contentSize) { form() }.width == 320)
        #expect(try (100...150).contains(size(.contentSize) { form() }.height))
        #expect(try size(.contentSize) { Color.red } == CGSize(width: 900, height: 450))
        #expect(
            try size(.contentSize) { Color.red.frame(width: 300, height: 200) }
                == CGSize(width: 300, height: 200))
        #expect(try mount { form() }.host.maximumSize() == CGSize(width: 400, height: 150))
        #expect(try mount { Color.red }.host.maximumSize().width == .infinity)
    }
}
