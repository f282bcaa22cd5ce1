import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

@testable import Gallery
@testable import PicaLabels

/// Checks that every page is readable with large text in a small window.
@MainActor struct WholePagesTests {
    /// The texts that show truncation.
    private static let cutOnPurpose: Set<String> = [
        "/usr/share/fonts/truetype/inter/Inter-Regular.ttf", "Just a little too long, so it is tightened",
        "All human beings are born free and equal in dignity and rights. They are endowed with reason and "
            + "conscience and should act towards one another in a spirit of brotherhood.",
        "This text shrinks when the window becomes narrow,",
        // Not truncated: it reserves the height of three lines, however many it needs.
        "One line",
    ]

    /// The smallest and largest sizes, the default, the two sizes around which pages start to stack, and one between.
    private static let sizes: [DynamicTypeSize] = [
        .xSmall, .large, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
    ]

    @Test(
        "Every page is readable at every text size in the smallest window",
        arguments: Page.allCases)
    func whole(page: Page) throws {
        try TestFonts.use(fontconfigFile: Self.fonts)
        // A page that fits the smallest window fits larger ones.
        let app = TestHost { GalleryWindow(page: page).appearance(Appearance(Options())) }
        for size in Self.sizes {
            app.setEnvironment(\.dynamicTypeSize, size)
            app.resize(to: CGSize(width: GalleryWindow.leastWidth(at: size), height: 560))
            let faults = faults(of: app)
            #expect(faults == [], "\(size)")
        }
    }

    @Test("Every page is readable from right to left on a small screen", arguments: Page.allCases)
    func mirrored(page: Page) throws {
        try TestFonts.use(fontconfigFile: Self.fonts)
        var options = Options()
        options.layoutDirection = .rightToLeft
        let app = TestHost(size: CGSize(width: 620, height: 420)) {
            GalleryWindow(page: page).appearance(Appearance(options))
        }
        let faults = faults(of: app)
        #expect(faults == [])
    }

    /// The faults of a page: truncated texts, and views outside the area that shows them.
    private func faults(of app: TestHost) -> [String] {
        var faults: [String] = []
        // A bar truncates its title if its items need the space, and shows the whole title in a tooltip.
        let titles = Set(app.all(.heading).map(\.label))
        func visit(_ element: Element, at origin: CGPoint, in visible: ClosedRange<CGFloat>) {
            if element.isHidden { return }
            let origin = CGPoint(x: origin.x + element.origin.x, y: origin.y + element.origin.y)
            let left = origin.x
            let right = left + element.size.width
            if element.drawsItself, left < visible.lowerBound - 1 || right > visible.upperBound + 1 {
                faults.append("\(name(of: element)), \(left) to \(right), is not within \(visible)")
            }
            if let text = element as? BehaviorElement<TextLeaf>,
                !titles.contains(text.accessibility?.label ?? ""), let fault = fault(of: text)
            {
                faults.append("\(name(of: text)) \(fault)")
            }
            var inside = visible
            if element.contentClip != nil {
                // A view that scrolls sideways can show everything, and a clip is intended.
                let scroll = element.responder as? ScrollBehavior
                let isColumn = [-1, 1].allSatisfy {
                    scroll?.canScroll(by: CGSize(width: $0, height: 0)) == false
                }
                inside = isColumn ? left...right : -CGFloat.infinity...CGFloat.infinity
            }
            for child in element.children { visit(child, at: origin, in: inside) }
        }
        visit(app.host.rootElement, at: .zero, in: 0...app.size.width)
        return faults
    }

    private func fault(of text: BehaviorElement<TextLeaf>) -> String? {
        guard !Self.cutOnPurpose.contains(text.accessibility?.label ?? "") else { return nil }
        let width = text.size.width
        let whole = text.sizeThatFits(ProposedViewSize(width: width, height: nil))
        if whole.height > text.size.height + 0.5 { return "is cut below" }
        let ideal = text.sizeThatFits(.unspecified)
        guard ideal.width > width + 0.5 else { return nil }
        if text.behavior.selectableLayout?.isTruncated == true { return "is cut at its end" }
        let word = text.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
        return word > width + 0.5 ? "has a word of \(word) points in \(width)" : nil
    }

    private func name(of element: Element) -> String {
        if let label = element.accessibility?.label, !label.isEmpty { return "“\(label)”" }
        return "\(type(of: element))"
    }

    private static let fonts = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../../Resources/fontconfig/fonts.conf")
        .standardizedFileURL.path
}
