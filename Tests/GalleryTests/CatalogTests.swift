import Foundation
import PicaUI
import PicaViews
import Testing

@testable import Gallery
@testable import PicaLabels

@Suite struct CatalogTests {
    /// Looks the string up in the gallery's bundle, because the test program has a different one.
    private func text(_ key: String.LocalizationValue) -> String {
        String(localized: key, bundle: .module, locale: Locale(identifier: "en_US"))
    }

    @Test("The gallery's counts have a singular form")
    func plurals() {
        #expect(text("Pressed \(1) times") == "Pressed 1 time")
        #expect(text("Pressed \(0) times") == "Pressed 0 times")
        #expect(text("\(1) characters, \(1) words") == "1 character, 1 word")
        #expect(text("\(1_200) characters, \(201) words") == "1,200 characters, 201 words")
    }

    @Test("Every page has an icon in the sidebar", arguments: Page.allCases)
    func icons(page: Page) {
        #expect(Symbol.named(page.systemImage) != nil, "\(page.systemImage)")
    }

    @Test("Every symbol that the gallery lists has a drawing", arguments: SymbolNames.groups.flatMap(\.names))
    func symbols(name: String) {
        #expect(Symbol.named(name) != nil)
    }
}
