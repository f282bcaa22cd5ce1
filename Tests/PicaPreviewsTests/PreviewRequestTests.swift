import Testing

@testable import pica_previews

/// What a command line for previews means.
struct PreviewRequestTests {
    @Test("A program is told by its environment what is wanted")
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

    @Test("Anything else is explained")
    func misuse() {
        for arguments in [
            [], ["list"], ["show", "App"], ["list", "--named"], ["render", "App", "--into"],
            ["open", "App", "--x", "y"],
        ] {
            #expect(throws: Misuse()) { try PreviewRequest(arguments) }
        }
    }
}
