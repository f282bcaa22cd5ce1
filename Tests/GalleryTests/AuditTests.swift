import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

@testable import Gallery

/// Every page, measured: contrast, the size of controls, their names and actions, and what screen readers are told.
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
        let idle = app.all().filter { element in
            Self.interactive.contains(element.role) && element.isEnabled
                && element.actions.filter { $0 != .scrollIntoView }.isEmpty
        }
        #expect(idle.map(\.summary) == [], "without an action")
        try check(#require(app.host.accessibility.treeIfChanged()))
    }

    @Test("Every control of every page is reached by keys alone", arguments: Page.allCases)
    func keys(page: Page) throws {
        try TestFonts.use(
            fontconfigFile: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Resources/fontconfig/fonts.conf").standardizedFileURL.path)
        let app = TestHost(size: CGSize(width: 820, height: 760)) {
            GalleryWindow(page: page).appearance(Appearance(Options()))
        }
        #expect(app.auditKeys() == [])
    }

    private static let interactive: Set<TestElement.Role> = [
        .button, .link, .menuBarItem, .menuItem, .slider, .checkBox, .toggleSwitch, .toggleButton,
        .radioButton, .popUpButton, .disclosureButton, .stepper, .dateField, .splitter, .tab, .spinButton,
    ]

    /// Checks what screen readers take for granted of a tree.
    private func check(_ tree: AccessibilityTree) {
        #expect(tree.nodes.values.filter(\.properties.isFocused).count <= 1)
        let texts: Set<AccessibilityProperties.Role> = [.textField, .secureField, .textEditor]
        let places: [AccessibilityProperties.Role: AccessibilityProperties.Role] = [
            .listItem: .list, .treeItem: .tree, .tab: .tabList, .cell: .row,
        ]
        for node in tree.nodes.values {
            let words = node.properties
            for child in node.children { #expect(tree.nodes[child]?.parent == node.id) }
            if texts.contains(words.role) { #expect(node.text != nil, "\(words.label) cannot be read") }
            if let outer = places[words.role] {
                let around = sequence(first: node) { $0.parent.flatMap { tree.nodes[$0] } }
                #expect(around.contains { $0.properties.role == outer }, "\(words.label) is in no \(outer)")
            }
            if let place = words.place { #expect(place.index < place.count) }
        }
    }
}
