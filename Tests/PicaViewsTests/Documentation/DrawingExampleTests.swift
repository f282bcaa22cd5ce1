import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Short programs in the forms that SwiftUI's documentation of images, symbols and drawing uses: they are SwiftUI
/// source in all but the import.
@MainActor @Suite("Programs with images, symbols and drawings") struct DrawingExampleTests {
    // MARK: Symbols

    private struct SignalMeter: View {
        var strength: Double

        var body: some View {
            Image(systemName: "wifi", variableValue: strength)
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(.blue)
                .imageScale(.large)
                .accessibilityLabel("Signal")
        }
    }

    @Test("A symbol that shows a value")
    func variableSymbol() throws {
        #expect(try mount { SignalMeter(strength: 0.4) }.find(.image).label == "Signal")
        #expect(
            try !looksTheSame {
                SignalMeter(strength: 0.2)
            } as: {
                SignalMeter(strength: 0.9)
            })
    }

    private struct Inbox: View {
        @State private var letters = 0
        @State private var isFetching = false

        var body: some View {
            VStack {
                Image(systemName: "tray.fill")
                    .symbolEffect(.bounce, options: .repeat(2).speed(1.5), value: letters)
                Image(systemName: "antenna.radiowaves.left.and.right")
                    .symbolEffect(.variableColor.iterative.reversing, isActive: isFetching)
                Image(systemName: "checkmark.circle")
                    .symbolEffect(.disappear, isActive: isFetching)
                Button("Fetch", systemImage: isFetching ? "pause.fill" : "play.fill") {
                    letters += 1
                    isFetching.toggle()
                }
                .contentTransition(.symbolEffect(.replace.downUp))
            }
            .symbolVariant(.none)
            .symbolEffectsRemoved(false)
        }
    }

    @Test("Symbols that move when something comes, and while it does")
    func effects() throws {
        let app = try mount { Inbox() }
        #expect(app.nextDeadline == nil)
        try app.find(.button, "Fetch").click()
        app.removePointer()
        #expect(app.nextDeadline != nil)
        app.advance(by: 5)
        #expect(app.nextDeadline != nil)
        try app.find(.button, "Fetch").click()
        app.removePointer()
        app.advance(by: 10)
        #expect(app.nextDeadline == nil)
    }

    private struct Forecast: View {
        var body: some View {
            VStack(alignment: .leading) {
                Label("Sunny", systemImage: "sun.max.fill").symbolRenderingMode(.multicolor)
                Label("Alerts", systemImage: "bell.badge").foregroundStyle(.red, .gray)
                Text("Tap \(Image(systemName: "plus.circle")) to add a place")
            }
            .symbolVariant(.fill)
            .font(.title3)
        }
    }

    @Test("Symbols beside and in texts")
    func labels() throws {
        #expect(try mount { Forecast() }.texts.count == 3)
    }

    // MARK: Images

    private struct Portrait: View {
        var body: some View {
            Image("No such portrait", label: Text("A portrait"))
                .resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
                .interpolation(.high)
                .antialiased(true)
                .renderingMode(.original)
                .aspectRatio(contentMode: .fit)
                .frame(width: 120, height: 80)
                .clipShape(.rect(cornerRadius: 8))
                .overlay(alignment: .bottomTrailing) {
                    Image(systemName: "camera").padding(4)
                }
        }
    }

    @Test("An image that fits a frame, with a symbol in its corner")
    func portrait() throws {
        let app = try mount { Portrait() }
        #expect(try app.find(.image, "A portrait").frame.size.height == 80)
    }

    private struct Badge: View {
        var body: some View {
            let target = Image(size: CGSize(width: 40, height: 40), label: Text("Target"), opaque: false) {
                context in
                for step in 0..<3 {
                    let inset = CGFloat(step) * 6
                    let ring = Path(
                        ellipseIn: CGRect(x: inset, y: inset, width: 40 - 2 * inset, height: 40 - 2 * inset))
                    context.fill(ring, with: step.isMultiple(of: 2) ? .color(.red) : .color(.white))
                }
            }
            HStack {
                target
                target.resizable().frame(width: 80, height: 80)
            }
        }
    }

    @Test("An image that a function draws")
    func drawnImage() throws {
        let app = try mount { Badge() }
        #expect(app.all(.image, "Target").map(\.frame.width) == [40, 80])
    }

    private struct Palette: View {
        var body: some View {
            VStack {
                Color("NoSuchColour")
                Rectangle().fill(ImagePaint(image: Image("No such tile"), scale: 0.5))
                Text("Styled").foregroundStyle(Color(ColorResource(name: "NoSuchColour", bundle: .main)))
                Image(ImageResource(name: "No such image", bundle: .main))
            }
        }
    }

    @Test("A missing asset can be named and is still visible")
    func missing() throws {
        let app = try mount { Palette() }
        #expect(app.texts == ["Styled"])
        #expect(try app.find(.image).label == "No such image")
    }

    // MARK: Drawing

    private struct Stars: View {
        private let places = [CGPoint(x: 0.2, y: 0.3), CGPoint(x: 0.5, y: 0.7), CGPoint(x: 0.8, y: 0.4)]

        var body: some View {
            Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: false) { context, size in
                context.addFilter(.shadow(color: .black.opacity(0.4), radius: 2))
                for (index, place) in places.enumerated() {
                    guard let star = context.resolveSymbol(id: index) else { continue }
                    context.draw(star, at: CGPoint(x: place.x * size.width, y: place.y * size.height))
                }
                context.drawLayer { layer in
                    layer.opacity = 0.5
                    layer.translateBy(x: size.width / 2, y: size.height / 2)
                    layer.rotate(by: .degrees(45))
                    layer.stroke(
                        Path(roundedRect: CGRect(x: -20, y: -20, width: 40, height: 40), cornerRadius: 6),
                        with: .linearGradient(
                            Gradient(colors: [.blue, .purple]), startPoint: .zero,
                            endPoint: CGPoint(x: 40, y: 40)),
                        style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 4]))
                }
                context.draw(
                    Text("North").font(.caption), at: CGPoint(x: size.width / 2, y: 12), anchor: .top)
                let compass = context.resolve(Image(systemName: "location.north"))
                context.draw(compass, in: CGRect(x: 4, y: 4, width: 16, height: 16))
            } symbols: {
                ForEach(places.indices, id: \.self) { index in
                    Image(systemName: "star.fill").foregroundStyle(.yellow).tag(index)
                }
            }
            .frame(width: 200, height: 120)
        }
    }

    @Test("A canvas with symbols, layers, texts and images")
    func canvas() throws {
        #expect(try mount { Stars() }.sizeThatFits(.unspecified) == CGSize(width: 200, height: 120))
        #expect(
            try !looksTheSame {
                Stars()
            } as: {
                Color.clear.frame(width: 200, height: 120)
            })
    }

    private struct Wave: Shape {
        var height: Double
        var animatableData: Double {
            get { height }
            set { height = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addCurve(
                    to: CGPoint(x: rect.maxX, y: rect.midY),
                    control1: CGPoint(x: rect.midX, y: rect.midY - height),
                    control2: CGPoint(x: rect.midX, y: rect.midY + height))
                path.addArc(
                    center: CGPoint(x: rect.midX, y: rect.midY), radius: 4, startAngle: .zero,
                    endAngle: .degrees(360),
                    clockwise: false)
            }
        }
    }

    private struct Sea: View {
        @State private var height = 10.0

        var body: some View {
            ZStack {
                AngularGradient(colors: [.red, .yellow, .red], center: .center)
                    .mask { Circle().padding(10) }
                Wave(height: height).stroke(.tint, lineWidth: 2)
                RoundedRectangle(cornerRadius: 12, style: .continuous)
                    .inset(by: 4)
                    .trim(from: 0.1, to: 0.6)
                    .stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
            }
            .frame(width: 100, height: 100)
            .drawingGroup()
            .shadow(color: .black.opacity(0.3), radius: 3, y: 2)
            .onTapGesture { withAnimation(.easeInOut) { height = -height } }
        }
    }

    @Test("Shapes that move, with gradients and masks")
    func shapes() throws {
        let app = try mount(width: 100, height: 100) { Sea() }
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(app.nextDeadline != nil)
        app.advance(by: 1)
        #expect(app.nextDeadline == nil)
    }
}
