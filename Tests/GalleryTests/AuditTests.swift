import Foundation
import PicaGraph
import PicaTesting
import PicaUI
import Testing

@testable import Gallery

/// Every page, measured: contrast, the size of controls, and their names.
@MainActor struct AuditTests {
    @Test("Every page can be read, pressed and heard, in light and dark", arguments: Page.allCases)
    func pages(page: Page) throws {
        try TestFonts.use(
            fontconfigFile: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Resources/fontconfig/fonts.conf").standardizedFileURL.path)
        let appearance = Appearance(Options())
        let app = TestHost(size: CGSize(width: 820, height: 760), scale: 1.5) {
            GalleryWindow(page: page).appearance(appearance)
        }
        for scheme in [ColorScheme.light, .dark] {
            appearance.colorScheme = scheme
            #expect(app.audit() == [], "\(scheme)")
        }
    }
}
