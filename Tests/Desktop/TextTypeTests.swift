import PicaDesktop
import Testing

@Suite struct TextTypeTests {
    private let text = "text/plain;charset=utf-8"

    @Test("The best offered text type is requested")
    func choice() {
        #expect(
            TextType.names(for: text, in: ["TARGETS", "STRING", "text/plain", "UTF8_STRING"])
                == ["UTF8_STRING", "text/plain", "STRING"])
        #expect(TextType.names(for: text, in: ["text/plain;charset=UTF-8"]) == ["text/plain;charset=UTF-8"])
        #expect(TextType.names(for: text, in: ["text/html"]) == [])
        #expect(TextType.names(for: "text/html", in: ["text/html", "STRING"]) == ["text/html"])
    }

    @Test("Offered data has its declared types, and text its own")
    func types() {
        #expect(
            TextType.types(offered: ["TARGETS", "UTF8_STRING", "STRING", "image/png", "text/plain"])
                == [text, "image/png"])
        #expect(TextType.types(offered: ["TARGETS", "MULTIPLE"]) == [])
    }

    @Test("One program finds what another offers")
    func bothWays() {
        let types = [text, "text/html", "image/png"]
        #expect(TextType.types(offered: TextType.offered(types)) == types)
        for name in TextType.offered([text]) { #expect(TextType.type(named: name) == text) }
        #expect(TextType.type(named: "image/png") == "image/png")
    }
}
