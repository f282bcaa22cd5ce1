import Foundation
import PicaTesting
import PicaUI
import Testing

@MainActor @Suite struct SafeAreaTests {
    /// Records its safe area.
    private struct Reader: View {
        let note: (EdgeInsets) -> Void
        var body: some View {
            GeometryReader { proxy in
                let _ = note(proxy.safeAreaInsets)
                Color.clear
            }
        }
    }

    private func insets<Content: View>(_ content: (Reader) -> Content) throws -> EdgeInsets {
        var last: EdgeInsets?
        let app = try mount(width: 200, height: 200) { content(Reader { last = $0 }) }
        app.update()
        return try #require(last)
    }

    @Test("A view knows its safe area insets")
    func kept() throws {
        let bottom = try insets { reader in
            reader.safeAreaInset(edge: .bottom, spacing: 4) { Color.red.frame(height: 30) }
        }
        #expect(bottom == EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
        let both = try insets { reader in
            reader.safeAreaInset(edge: .leading) { Color.red.frame(width: 20) }
                .safeAreaInset(edge: .top) { Color.red.frame(height: 10) }
        }
        #expect(both == EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
        let padded = try insets { reader in
            reader.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
        #expect(padded == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("From right to left, the leading inset is on the right")
    func mirrored() throws {
        let insets = try insets { reader in
            reader.safeAreaInset(edge: .leading) { Color.red.frame(width: 20) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(insets == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    }

    @Test("Insets on one side add up")
    func nested() throws {
        let insets = try insets { reader in
            reader.safeAreaInset(edge: .top) { Color.red.frame(height: 10) }
                .safeAreaInset(edge: .top) { Color.red.frame(height: 20) }
                .safeAreaPadding(.top, 5)
        }
        #expect(insets == EdgeInsets(top: 35, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("Edges not reached, padding and the inset content itself have no insets")
    func none() throws {
        let away = try insets { reader in
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                reader.frame(height: 50)
                Color.red
            }
            .safeAreaInset(edge: .bottom) { Color.red.frame(height: 30) }
        }
        #expect(away == EdgeInsets())
        #expect(try insets { $0.padding(20) } == EdgeInsets())
        let inside = try insets { reader in
            Color.red.safeAreaInset(edge: .bottom) { reader.frame(height: 30) }
        }
        #expect(inside == EdgeInsets())
    }

    @Test("A view that read its insets follows changes")
    func changes() throws {
        var seen: [CGFloat] = []
        func content(_ height: CGFloat) -> some View {
            Reader { seen.append($0.bottom) }
                .safeAreaInset(edge: .bottom) { Color.red.frame(height: height) }
        }
        let app = try mount(width: 100, height: 100) { content(10) }
        app.update()
        app.show { content(25) }
        app.update()
        #expect(seen.last == 25)
    }
}
