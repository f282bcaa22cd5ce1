import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// The looks of all controls in all states, as a person has seen and approved them. `make pictures` makes new ones.
@MainActor @Suite struct ControlSheetTests {
    nonisolated private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../docs/images").standardizedFileURL

    @Test(
        "Every control in every state differs from its rest and looks as in docs/images, in every scheme",
        arguments: ["pica", "adwaita", "breeze"])
    func sheet(_ name: String) throws {
        let themes: [String: PicaTheme] = ["pica": .pica, "adwaita": .adwaita, "breeze": .breeze]
        let theme = try #require(themes[name])
        let looks: [(ColorScheme, ColorSchemeContrast)] = [
            (.light, .standard), (.dark, .standard), (.light, .increased),
        ]
        var sheets: [Bitmap] = []
        for (scheme, contrast) in looks {
            let sheet = ControlSheet(theme: theme, scheme: scheme, contrast: contrast)
            let cells = try sheet.cells()
            for (kind, pictures) in cells {
                for state in ControlSheet.State.allCases where state != .rest && kind.has(state) {
                    #expect(
                        pictures[state]?.pixels != pictures[.rest]?.pixels,
                        "\(kind) \(state) looks as at rest")
                }
            }
            sheets.append(try sheet.drawn(cells))
        }
        try Bitmap.row(sheets).compare(with: Self.pictures.appendingPathComponent("controls-\(name).png"))
    }
}
