import PicaExpansions
import Testing

@testable import pica

/// The modules that sources use without importing them.
struct ImpliedImportsTests {
    private func modules(_ source: String, own: Set<String> = []) -> Set<String> {
        var known = KnownNames()
        known.read("owner\tUIColor\tUIKit\nowner\tsystemGray5\tUIKit\nowner\tNSApp\tAppKit\nmodule\tUIKit\n")
        var implied = ImpliedImports()
        implied.add(SourceText(source), own: own, known: known)
        return implied.modules
    }

    @Test(
        "A name of a framework that SwiftUI or Foundation brings along implies it",
        arguments: [
            ("let a = UIColor.red", ["UIKit"]), ("NSApp.terminate(nil)", ["AppKit"]),
            ("Color(.systemGray5)", ["UIKit"]), ("Image(uiImage: image)", ["UIKit"]),
            ("URLSession.shared", ["FoundationNetworking"]), ("model.systemGray5", []),
            ("let uiImage = 1", []),
            ("// UIColor\nlet a = \"NSApp\"", []), ("#if os(iOS)\nUIColor.red\n#endif", []),
        ] as [(String, Set<String>)])
    func names(source: String, expected: Set<String>) {
        #expect(modules(source) == expected)
    }

    @Test("The app's own names imply nothing")
    func own() {
        #expect(
            modules("struct URLSession {}\nlet a: URLSession, b: UIColor", own: ["URLSession", "UIColor"])
                == [])
    }
}
