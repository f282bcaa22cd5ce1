import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaDrawing
@testable import PicaLabels

@MainActor @Suite struct LabelTests {
    @Test("A label has its icon before its title, in both directions, on one baseline")
    func labels() throws {
        let app = try mount { Label("Save", systemImage: "star") }
        func frames() throws -> (icon: CGRect, title: CGRect) {
            try (app.find(.image).frame, app.find(.staticText, "Save").frame)
        }
        #expect(try frames().icon.maxX < frames().title.minX)
        #expect(try abs(frames().icon.midY - frames().title.midY) < 4)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(try frames().icon.minX > frames().title.maxX)
    }

    @Test("A label can show only its title or icon, and always names a button by its title")
    func labelStyles() throws {
        let app = try mount {
            Label("One", systemImage: "star").labelStyle(.titleOnly)
            Label("Two", systemImage: "star").labelStyle(.iconOnly)
            Button("Go", systemImage: "star") {}
        }
        #expect(app.texts == ["One"])
        #expect(app.all(.image).count == 1)
        #expect(app.all(.button).map(\.label) == ["Go"])
    }

    @Test("Each built-in style has a short name and a type")
    func styleNames() throws {
        let label = Label("Save", systemImage: "star")
        #expect(
            try looksTheSame {
                label.labelStyle(.automatic)
                label.labelStyle(.titleAndIcon)
            } as: {
                label.labelStyle(DefaultLabelStyle())
                label.labelStyle(TitleAndIconLabelStyle())
            })
        #expect(
            try looksTheSame {
                label.labelStyle(.titleOnly)
                label.labelStyle(.iconOnly)
            } as: {
                label.labelStyle(TitleOnlyLabelStyle())
                label.labelStyle(IconOnlyLabelStyle())
            })
        let app = try mount {
            label.labelStyle(.titleOnly).labelStyle(.iconOnly)
            label.labelStyle(.automatic).labelStyle(.iconOnly)
        }
        #expect(app.texts == ["Save", "Save"], "the innermost style counts")
    }

    @Test("The spacing between icon and title can be set; NaN means the style's own")
    func spacing() throws {
        func gap(_ change: (Label<Text, Image>) -> some View) throws -> CGFloat {
            let app = try mount { change(Label("Save", systemImage: "star")) }
            return try app.find(.staticText).frame.minX - app.find(.image).frame.maxX
        }
        #expect(try abs(gap { $0 } - 6) <= 0.5)
        #expect(try abs(gap { $0.labelIconToTitleSpacing(20) } - 20) <= 0.5)
        #expect(
            try abs(gap { $0.labelIconToTitleSpacing(20).labelStyle(.titleAndIcon) } - 20) <= 0.5)
        #expect(try abs(gap { $0.labelIconToTitleSpacing(.nan) } - 6) <= 0.5)
    }

    @Test("Icons are centered in a reserved width, and titles align")
    func reservedWidth() throws {
        let app = try mount {
            VStack(alignment: .leading) {
                Label("Small", systemImage: "star").imageScale(.small)
                Label("Large", systemImage: "star").imageScale(.large)
            }
            .labelReservedIconWidth(60)
        }
        let titles = app.all(.staticText).map(\.frame)
        let icons = app.all(.image).map(\.frame)
        #expect(titles.map(\.minX) == [titles[0].minX, titles[0].minX])
        #expect(abs(icons[0].midX - icons[1].midX) <= 0.5)
        #expect(abs(titles[0].minX - icons[0].midX - 36) <= 0.5)
        let wide = try mount { Label("Wide", systemImage: "star").labelReservedIconWidth(1) }
        #expect(try wide.find(.staticText).frame.minX > wide.find(.image).frame.maxX)
    }

    @Test("A custom style reads the spacing and the reserved width")
    func measuresInStyles() throws {
        struct Measures: View {
            @Environment(\.labelIconToTitleSpacing) var spacing
            @Environment(\.labelReservedIconWidth) var width
            var body: some View { Text(verbatim: "\(spacing ?? -1) \(width ?? -1)") }
        }
        struct Style: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Measures() }
        }
        let app = try mount {
            Label("A", systemImage: "star").labelStyle(Style())
            Label("A", systemImage: "star").labelStyle(Style())
                .labelIconToTitleSpacing(3).labelReservedIconWidth(40)
        }
        #expect(app.texts == ["-1.0 -1.0", "3.0 40.0"])
    }

    @Test(
        "An icon aligns with its title's first baseline at any text size",
        arguments: [DynamicTypeSize.xSmall, .large, .accessibility5])
    func baseline(size: DynamicTypeSize) throws {
        let app = try mount { Label("One\nTwo", systemImage: "star") }
        app.setEnvironment(\.dynamicTypeSize, size)
        let icon = try app.find(.image).frame
        let title = try app.find(.staticText).frame
        #expect(abs(icon.midY - (title.minY + title.height / 4)) < title.height / 16)
    }

    @Test("Symbols can be scaled relative to text and stay centered")
    func imageScale() throws {
        let app = try mount {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "star").imageScale(.small)
                Image(systemName: "star")
                Image(systemName: "star").imageScale(.large)
            }
        }
        let frames = app.all(.image).map(\.frame)
        #expect(frames[0].width < frames[1].width && frames[1].width < frames[2].width)
        for frame in frames { #expect(abs(frame.midY - frames[1].midY) <= 0.5) }
        func width(_ scale: Image.Scale) throws -> CGFloat {
            try mount { Text(Image(systemName: "star")).imageScale(scale) }.sizeThatFits(.unspecified).width
        }
        #expect(try width(.large) > width(.medium))
    }

    @Test("Nested variants add up; the innermost shape wins, and the environment can reset them")
    func variants() throws {
        func same(_ a: some View, _ b: String) throws -> Bool {
            try looksTheSame {
                a
            } as: {
                Image(systemName: b)
            }
        }
        let heart = Image(systemName: "heart")
        #expect(try same(heart.symbolVariant(.fill), "heart.fill"))
        #expect(try same(heart.symbolVariant(.circle).symbolVariant(.fill), "heart.circle.fill"))
        #expect(try same(heart.symbolVariant(.circle).symbolVariant(.square), "heart.circle"))
        #expect(try same(heart.symbolVariant(.none).symbolVariant(.fill), "heart.fill"))
        #expect(try same(heart.environment(\.symbolVariants, .none).symbolVariant(.fill), "heart"))
        #expect(
            try looksTheSame {
                Text(heart).symbolVariant(.fill)
            } as: {
                Text(Image(systemName: "heart.fill"))
            })
    }

    @Test("Symbols follow the layout direction, alone and in text")
    func direction() throws {
        for forward in [true, false] {
            let name = forward ? "chevron.forward" : "chevron.left"
            #expect(
                try looksTheSame {
                    Image(systemName: name).environment(\.layoutDirection, .rightToLeft)
                } as: {
                    Image(systemName: "chevron.left")
                })
            #expect(
                try looksTheSame {
                    Text(Image(systemName: name)).environment(\.layoutDirection, .rightToLeft)
                } as: {
                    Text(Image(systemName: "chevron.left"))
                })
        }
    }

    @Test("A rendering mode sets how many colors a symbol has")
    func renderingModes() throws {
        func colors(_ view: some View) throws -> Set<UInt32> {
            let app = try mount(width: 120, height: 120) { view.font(.system(size: 80)) }
            // Edges are mixed of colors, so those count that fill areas.
            var counts: [UInt32: Int] = [:]
            for pixel in app.freshPicture().pixels { counts[pixel, default: 0] += 1 }
            return Set(counts.filter { $0.value > 60 }.keys)
        }
        let symbol = Image(systemName: "heart.circle.fill")
        let background = try colors(Color.clear)
        #expect(background.count == 1)
        func count(_ view: some View) throws -> Int { try colors(view).subtracting(background).count }
        #expect(try count(symbol.foregroundStyle(.red)) == 1)
        #expect(try count(symbol.symbolRenderingMode(.multicolor).foregroundStyle(.red)) == 1)
        #expect(try count(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.red)) == 2)
        #expect(try count(symbol.foregroundStyle(.red, .blue)) == 2)
        #expect(try count(symbol.foregroundStyle(.red, .red)) == 1)
        #expect(try count(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.red, .blue)) == 1)
        let palette = try colors(symbol.symbolRenderingMode(.palette).foregroundStyle(.red, .blue))
        let hierarchical = try colors(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.red, .blue))
        #expect(palette == (try colors(symbol.foregroundStyle(.red, .blue, .green))))
        #expect(palette != hierarchical)
        #expect(try colors(Text(symbol).foregroundStyle(.red, .blue)) == palette)
        #expect(try count(Image(systemName: "heart").symbolRenderingMode(.hierarchical)) == 1)
    }

    @Test("Several foreground styles apply to levels, also to named levels")
    func foregroundLevels() throws {
        func same(_ a: some View, _ b: some View) throws -> Bool {
            try looksTheSame {
                a
            } as: {
                b
            }
        }
        let word = Text("Word")
        #expect(
            try same(
                word.foregroundStyle(.secondary).foregroundStyle(.red, .blue), word.foregroundColor(.blue)))
        #expect(
            try same(
                word.foregroundStyle(.tertiary).foregroundStyle(.red, .blue, .green),
                word.foregroundColor(.green)))
        #expect(
            try same(
                word.foregroundStyle(.tertiary).foregroundStyle(.red, .blue),
                VStack { word.foregroundStyle(.secondary) }.foregroundStyle(.blue)))
        #expect(
            try same(
                VStack { word }.foregroundStyle(.secondary, .primary).foregroundStyle(.red, .blue),
                word.foregroundColor(.blue)))
    }

    @Test("Icons grow with the text beside them")
    func symbolSize() throws {
        let app = try mount { Image(systemName: "star") }
        let before = app.sizeThatFits(.unspecified)
        app.setEnvironment(\.dynamicTypeSize, .accessibility5)
        let after = app.sizeThatFits(.unspecified)
        #expect(abs(after.width / before.width - 53.0 / 17) < 0.01)
    }

    private struct Card: View {
        @Environment(\.labelsVisibility) private var labelsVisibility

        var body: some View {
            VStack {
                Circle().frame(width: 20, height: 20)
                if labelsVisibility != .hidden { label }
            }
            .accessibilityElement()
            .accessibilityLabel { _ in label }
            .named("\(labelsVisibility)")
        }

        private var label: some View { Text("Quiz") }
    }

    @Test("Custom views hide their labels on request, and are still named by them")
    func labelsVisibility() throws {
        let app = try mount {
            VStack {
                Card()
                Card().labelsHidden()
                VStack { Card().labelsVisibility(.visible) }.labelsHidden()
            }
        }
        #expect(app.all(.group, "Quiz").count == 3)
        #expect(try app.frame("hidden").height == 20)
        #expect(try app.frame("\(Visibility.automatic)").height > 20)
        #expect(try app.frame("visible").height > 20, "the innermost has the last word")
    }
}
