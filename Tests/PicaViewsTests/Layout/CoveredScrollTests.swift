import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Scroll content under bars and in safe areas.
@MainActor @Suite struct CoveredScrollTests {
    /// Forty rows of 20 points, even ones red and odd ones green.
    private struct Rows: View {
        var body: some View {
            ForEach(0..<40) { row in
                (row.isMultiple(of: 2) ? Color.red : Color.green).frame(height: 20)
            }
        }
    }

    private static let red = try? color(of: .red)
    private static let green = try? color(of: .green)

    private static func color(of color: Color) throws -> UInt32 {
        try mount(width: 10, height: 10) { color }.freshPicture()[5, 5]
    }

    /// The two pictures of a host agree: painting the damage equals painting everything.
    private func pixel(_ host: TestHost, _ x: Int, _ y: Int) -> UInt32 {
        host.update()
        let (whole, parts) = (host.freshPicture(), host.paintedScreen())
        #expect(whole.difference(from: parts).count == 0)
        return whole[x, y]
    }

    @Test("Rows show through a translucent bar; at rest the first is below it")
    func vertical() throws {
        let host = try mount(width: 100, height: 200) {
            ScrollView { VStack(spacing: 0) { Rows() } }
                .safeAreaInset(edge: .top) { Color.clear.frame(height: 30) }
                .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
        }
        let background = pixel(host, 50, 10)
        #expect(background != Self.red)
        #expect(pixel(host, 50, 35) == Self.red)
        // Row 7 begins at 170, where the lower bar does.
        #expect(pixel(host, 50, 175) == Self.green)
        host.scroll(at: CGPoint(x: 50, y: 100), y: 20)
        host.advance(by: 2)
        #expect(pixel(host, 50, 35) == Self.green)
        #expect(pixel(host, 50, 20) == Self.red)
        #expect(pixel(host, 50, 5) == background)
        host.scroll(at: CGPoint(x: 50, y: 100), y: 20)
        host.advance(by: 2)
        #expect(pixel(host, 50, 5) == Self.red)
    }

    @Test("The last row can scroll above the bottom bar")
    func end() throws {
        let host = try mount(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Rows()
                    Text("End").frame(height: 20)
                }
            }
            .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30) }
        }
        host.scroll(at: CGPoint(x: 50, y: 100), y: 10_000)
        host.advance(by: 2)
        let frame = try host.find(.staticText, "End").frame
        #expect(abs(frame.midY - 160) < 1)
    }

    @Test(
        "Safe area padding shows scrolled content, in both layout directions",
        arguments: [false, true])
    func padding(isMirrored: Bool) throws {
        let host = try mount(width: 200, height: 40) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<20) { index in
                        (index.isMultiple(of: 2) ? Color.red : Color.green).frame(width: 50, height: 40)
                    }
                }
            }
            .safeAreaPadding(.leading, 30)
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        func x(_ x: Int) -> Int { isMirrored ? 199 - x : x }
        let background = pixel(host, x(10), 20)
        #expect(background != Self.red && background != Self.green)
        #expect(pixel(host, x(40), 20) == Self.red)
        host.scroll(at: CGPoint(x: 100, y: 20), x: isMirrored ? -50 : 50)
        host.advance(by: 2)
        #expect(pixel(host, x(10), 20) == Self.red)
        #expect(pixel(host, x(40), 20) == Self.green)
    }

    @Test("A scroll view between other views clips at its edges unless clipping is off")
    func between() throws {
        let host = try mount(width: 100, height: 200) {
            VStack(spacing: 0) {
                Color.blue.frame(height: 20)
                ScrollView { VStack(spacing: 0) { Rows() } }
            }
            .safeAreaInset(edge: .top) { Color.clear.frame(height: 30) }
        }
        host.scroll(at: CGPoint(x: 50, y: 100), y: 30)
        host.advance(by: 2)
        let above = pixel(host, 50, 10)
        #expect(above != Self.red && above != Self.green)
    }

    @Test("Rows under a bar can be pressed if the bar lets presses through")
    func presses() throws {
        var pressed: [Int] = []
        let host = try mount(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        Color.red.frame(height: 20).onTapGesture { pressed.append(row) }
                    }
                }
            }
            .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 30).allowsHitTesting(false) }
        }
        host.click(at: CGPoint(x: 50, y: 175))
        #expect(pressed == [8])
        let covered = try mount(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        Color.red.frame(height: 20).onTapGesture { pressed.append(row) }
                    }
                }
            }
            .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
        }
        covered.click(at: CGPoint(x: 50, y: 175))
        #expect(pressed == [8])
    }

    @Test("Scroll geometry counts covered areas as content insets")
    func geometry() throws {
        struct Reporting: View {
            let note: (ScrollGeometry) -> Void
            let bar: CGFloat

            var body: some View {
                ScrollView { VStack(spacing: 0) { Rows() } }
                    .onScrollGeometryChange(for: ScrollGeometry.self) {
                        $0
                    } action: {
                        note($1)
                    }
                    .safeAreaInset(edge: .top) { Color.clear.frame(height: bar) }
            }
        }
        var last: ScrollGeometry?
        let host = try mount(width: 100, height: 200) { Reporting(note: { last = $0 }, bar: 30) }
        host.scroll(at: CGPoint(x: 50, y: 100), y: 10)
        host.advance(by: 2)
        let geometry = try #require(last)
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -20))
        #expect(geometry.contentInsets == EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        #expect(geometry.containerSize == CGSize(width: 100, height: 200))
        #expect(geometry.visibleRect == CGRect(x: 0, y: 10, width: 100, height: 170))
        #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 100, height: 200))
    }

    @Test("Content inside does not extend under bars: only the scroll view does")
    func inside() throws {
        var insets: EdgeInsets?
        let host = try mount(width: 100, height: 200) {
            ScrollView {
                GeometryReader { proxy in
                    let _ = insets = proxy.safeAreaInsets
                    Color.clear
                }
                .frame(height: 50)
            }
            .safeAreaInset(edge: .top) { Color.clear.frame(height: 30) }
        }
        host.update()
        #expect(insets == EdgeInsets())
    }

    @Test("When a bar appears or disappears, the content adjusts")
    func changes() throws {
        struct Changing: View {
            @State private var hasBar = true

            var body: some View {
                ScrollView { VStack(spacing: 0) { Rows() } }
                    .safeAreaInset(edge: .bottom) {
                        if hasBar { Color.clear.frame(height: 30).onTapGesture { hasBar = false } }
                    }
                    .padding(.bottom, 30)
            }
        }
        let host = try mount(width: 100, height: 200) { Changing() }
        let below = pixel(host, 50, 175)
        #expect(pixel(host, 50, 145) == Self.green)
        host.click(at: CGPoint(x: 50, y: 150))
        host.advance(by: 2)
        #expect(pixel(host, 50, 145) == Self.green)
        #expect(pixel(host, 50, 175) == below)
    }

    @Test(
        "Lists, tables and forms extend under a toolbar", arguments: ["List", "Form", "ScrollView", "Stack"])
    func containers(kind: String) throws {
        struct Content: View {
            let kind: String

            var body: some View {
                switch kind {
                case "List": List(0..<50) { Text("Row \($0)") }
                case "Form": Form { ForEach(0..<50) { Text("Row \($0)") } }.formStyle(.grouped)
                case "Stack": NavigationStack { List(0..<50) { Text("Row \($0)") }.navigationTitle("Rows") }
                default: ScrollView { ForEach(0..<50) { Text("Row \($0)") } }
                }
            }
        }
        let host = try mount(width: 300, height: 300) {
            Content(kind: kind)
                .toolbar { Text("Item") }
                .scrollEdgeEffectHidden()
        }
        let before = host.freshPicture()
        host.scroll(at: CGPoint(x: 150, y: 200), y: 33)
        host.advance(by: 2)
        let after = host.freshPicture()
        let changed = (0..<40).contains { y in (0..<300).contains { before[$0, y] != after[$0, y] } }
        #expect(changed)
        host.update()
        #expect(after.difference(from: host.paintedScreen()).count == 0)
    }

    @Test(
        "Hard and soft edge effects differ in the bar's material; a hidden one is clear")
    func effects() throws {
        func bar(
            _ style: ScrollEdgeEffectStyle?, isHidden: Bool = false
        ) throws -> (isMaterial: Bool, isChanged: Bool) {
            let host = try mount(width: 100, height: 200) {
                ScrollView { VStack(spacing: 0) { Rows() } }
                    .scrollEdgeEffectStyle(style, for: .top)
                    .scrollEdgeEffectHidden(isHidden, for: .top)
                    .safeAreaBar(edge: .top) { Text("Bar").frame(height: 30) }
            }
            let before = host.freshPicture()
            host.scroll(at: CGPoint(x: 50, y: 100), y: 40)
            host.advance(by: 2)
            let after = host.freshPicture()
            func isMaterial(_ element: Element) -> Bool {
                element.showsBackdrop || element.children.contains(where: isMaterial)
            }
            return (
                isMaterial(host.host.rootElement),
                (0..<28).contains { before[2, $0] != after[2, $0] }
            )
        }
        #expect(try bar(.hard) == (false, false))
        #expect(try bar(.soft) == (true, false))
        #expect(try bar(nil) == (true, false))
        #expect(try bar(.hard, isHidden: true) == (false, true))
    }
}
