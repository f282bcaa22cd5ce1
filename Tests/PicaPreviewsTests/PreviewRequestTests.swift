import Testing

@testable import pica_previews

/// The meaning of a preview's command line.
struct PreviewRequestTests {
    @Test("The environment tells a program which preview is requested")
    func requests() throws {
        let request = try PreviewRequest([
            "render", "Gallery", "--named", "Buttons", "--into", "out", "--scale", "2", "--dark",
        ])
        #expect(request.program == "Gallery")
        #expect(
            request.environment == [
                "PICA_PREVIEWS": "render", "PICA_PREVIEWS_NAMED": "Buttons", "PICA_PREVIEWS_INTO": "out",
                "PICA_PREVIEWS_SCALE": "2", "PICA_COLOR_SCHEME": "dark",
            ])
        #expect(try PreviewRequest(["list", "App"]).environment == ["PICA_PREVIEWS": "list"])
    }

    @Test("Other requests are explained")
    func misuse() {
        for arguments in [
            [], ["list"], ["show", "App"], ["list", "--named"], ["render", "App", "--into"],
            ["open", "App", "--x", "y"],
        ] {
            #expect(throws: Misuse()) { try PreviewRequest(arguments) }
        }
    }
}
