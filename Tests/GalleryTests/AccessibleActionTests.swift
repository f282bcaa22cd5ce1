import Foundation
import PicaGraph
import PicaTesting
import PicaUI
import Testing

@testable import Gallery

/// Every page can be used by assistive technologies alone.
@MainActor struct AccessibleActionTests {
    private static let interactive: Set<TestElement.Role> = [
        .button, .link, .menuBarItem, .menuItem, .slider, .checkBox, .toggleSwitch, .toggleButton,
        .radioButton, .popUpButton, .disclosureButton, .stepper, .dateField, .splitter, .tab, .spinButton,
        .comboBox,
    ]

    @Test("Every enabled control of every page has an action", arguments: Page.allCases)
    func pages(page: Page) throws {
        try TestFonts.use(
            fontconfigFile: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Resources/fontconfig/fonts.conf").standardizedFileURL.path)
        let app = TestHost(size: CGSize(width: 820, height: 760)) {
            GalleryWindow(page: page).appearance(Appearance(Options()))
        }
        app.advance(by: 1)
        let idle = app.all().filter { element in
            Self.interactive.contains(element.role) && element.isEnabled
                && element.actions.filter { $0 != .scrollIntoView }.isEmpty
        }
        #expect(idle.map(\.summary) == [])
    }
}
