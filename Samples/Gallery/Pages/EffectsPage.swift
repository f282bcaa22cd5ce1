import PicaUI

struct EffectsPage: View {
    @State private var isSoft = false

    private let warm = Gradient(colors: [.yellow, .orange, .pink])

    var body: some View {
        Example("Gradients", note: "Gradients are views, and also styles for shapes, symbols and text.") {
            FlowLayout(spacing: 12) {
                Swatch("Linear") { LinearGradient(gradient: warm, startPoint: .top, endPoint: .bottom) }
                Swatch("Radial") {
                    RadialGradient(gradient: warm, center: .center, startRadius: 4, endRadius: 44)
                }
                Swatch("Elliptical") { EllipticalGradient(gradient: warm) }
                Swatch("Angular") {
                    AngularGradient(colors: [.blue, .purple, .pink, .blue], center: .center)
                }
                Swatch("Mesh") {
                    MeshGradient(
                        width: 3, height: 3,
                        points: [
                            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1],
                            [1, 1],
                        ],
                        colors: [.blue, .indigo, .purple, .teal, .white, .pink, .green, .mint, .yellow])
                }
                Swatch("Color.gradient") { Rectangle().fill(Color.teal.gradient) }
            }
            Text("Text with a gradient").font(.largeTitle).bold()
                .foregroundStyle(.linearGradient(warm, startPoint: .leading, endPoint: .trailing))
            HStack(spacing: 16) {
                Image(systemName: "heart.fill")
                Image(systemName: "sun.max.fill")
                Image(systemName: "sparkles")
            }
            .font(.largeTitle)
            .foregroundStyle(
                .linearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
        }
        Example("Style levels and shadows") {
            FlowLayout(spacing: 12) {
                Swatch("drop") { Circle().fill(.teal.shadow(.drop(radius: 4, y: 3))).padding(6) }
                Swatch("inner") { Circle().fill(.teal.shadow(.inner(radius: 5, y: 4))).padding(6) }
                Swatch("secondary") { Circle().fill(.teal.gradient.secondary).padding(6) }
                Swatch("tertiary") { Circle().fill(.teal.gradient.tertiary).padding(6) }
            }
        }
        Example("View effects", note: "Each effect applies to the view as a whole.") {
            FlowLayout(spacing: 12) {
                Swatch("original") { Scene() }
                Swatch("blur") { Scene().blur(radius: 3) }
                Swatch("brightness") { Scene().brightness(0.25) }
                Swatch("contrast") { Scene().contrast(0.4) }
                Swatch("saturation") { Scene().saturation(0.2) }
                Swatch("grayscale") { Scene().grayscale(1) }
                Swatch("hueRotation") { Scene().hueRotation(.degrees(120)) }
                Swatch("colorInvert") { Scene().colorInvert() }
                Swatch("colorMultiply") { Scene().colorMultiply(.yellow) }
                Swatch("shadow") { Scene().padding(10).shadow(radius: 4, y: 2) }
            }
        }
        Example("Blend modes", note: "How the red half blends with the scene, in a compositing group.") {
            FlowLayout(spacing: 12) {
                ForEach(BlendMode.allCases, id: \.self) { mode in
                    Swatch(LocalizedStringKey(stringLiteral: "\(mode)")) {
                        ZStack(alignment: .leading) {
                            Scene()
                            Rectangle().fill(Color(red: 0.9, green: 0.3, blue: 0.2)).frame(width: 40)
                                .blendMode(mode)
                        }
                        .compositingGroup()
                    }
                }
            }
        }
        Example("Clips and masks") {
            FlowLayout(spacing: 12) {
                Swatch("clipShape") { Scene().clipShape(Circle()) }
                Swatch("mask") { Scene().mask(Image(systemName: "star.fill").font(.system(size: 60))) }
                Swatch("gradient mask") {
                    Scene().mask {
                        LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                    }
                }
            }
        }
        MaterialExamples()
        Example("3D", note: "Rotated in space, and seen from in front of the center.") {
            FlowLayout(spacing: 12) {
                Swatch("around x") {
                    Scene().padding(8).rotation3DEffect(
                        .degrees(45), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
                }
                Swatch("around y") {
                    Scene().padding(8).rotation3DEffect(
                        .degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
                }
                Swatch("anchor") {
                    Scene().rotation3DEffect(
                        .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
                }
                Swatch("projectionEffect") { Scene().projectionEffect(Self.leaning) }
                Swatch("GeometryEffect") { Scene().modifier(Slant(amount: isSoft ? -0.3 : 0.3)) }
                Swatch("projectionTransform") { Tiles() }
            }
            ScrollView {
                Text(Self.crawl).font(.title3).multilineTextAlignment(.center).frame(width: 260)
                    .padding(.vertical, 40)
            }
            .frame(width: 280, height: 200)
            .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
            .frame(maxWidth: .infinity)
        }
        Example("Scroll effects", note: "Scroll: each card changes with its distance from the center.") {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(0..<12) { index in
                        Scene().frame(width: 90, height: 110).clipShape(.rect(cornerRadius: 12))
                            .visualEffect { content, proxy in
                                let bounds = proxy.bounds(of: .scrollView) ?? .zero
                                let far = bounds.width > 0 ? (45 - bounds.midX) / bounds.width : 0
                                return content.hueRotation(.degrees(60 * Double(index)))
                                    .saturation(1 - abs(far))
                                    .scaleEffect(1 - 0.3 * abs(far))
                                    .rotation3DEffect(.degrees(-70 * far), axis: (x: 0, y: 1, z: 0))
                            }
                    }
                }
                .padding(.vertical, 16)
            }
        }
        Example("Animated effects") {
            Button(isSoft ? "Sharp" : "Soft") {
                withAnimation(.easeInOut(duration: 0.8)) { isSoft.toggle() }
            }
            Text("Focus").font(.largeTitle).bold()
                .blur(radius: isSoft ? 6 : 0)
                .hueRotation(.degrees(isSoft ? 180 : 0))
                .foregroundStyle(.pink)
            Scene().frame(width: 120, height: 80).clipShape(.rect(cornerRadius: 12))
                .rotation3DEffect(.degrees(isSoft ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        }
    }

    private static let crawl: LocalizedStringKey = """
        Long ago, in a window not far away, all views stood upright. Then one of them leaned back, and what was \
        near grew large, what was far grew small, and the pointer still found every word.
        """

    private static let leaning: ProjectionTransform = {
        var matrix = ProjectionTransform()
        matrix.m13 = 0.006
        matrix.m23 = 0.003
        return matrix
    }()

    /// Slants by a fraction of the height.
    private struct Slant: GeometryEffect {
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(
                CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
        }
    }

    /// A floor of tiles, drawn flat and seen from one end.
    private struct Tiles: View {
        var body: some View {
            Canvas { context, size in
                var floor = ProjectionTransform()
                floor.m21 = -0.5 / size.height * size.width / 2
                floor.m23 = -0.5 / size.height
                floor.m22 = 0.5
                context.addFilter(.projectionTransform(floor))
                context.drawLayer { layer in
                    for index in 0..<64 {
                        let (column, row) = (Double(index % 8), Double(index / 8))
                        let tile = CGRect(x: column * 10, y: row * 10, width: 10, height: 10)
                        let isDark = (index % 8 + index / 8).isMultiple(of: 2)
                        layer.fill(Path(tile), with: .color(isDark ? .teal : .yellow))
                    }
                }
            }
        }
    }

    /// A small landscape.
    private struct Scene: View {
        var body: some View {
            ZStack(alignment: .bottom) {
                LinearGradient(colors: [.cyan, .white], startPoint: .top, endPoint: .bottom)
                Circle().fill(.yellow).frame(width: 24, height: 24).frame(
                    maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing
                ).padding(8)
                Ellipse().fill(.green).frame(width: 110, height: 44).frame(
                    width: 80, height: 26, alignment: .top)
            }
            .clipped()
        }
    }

    private struct Swatch<Content: View>: View {
        private let name: LocalizedStringKey
        private let content: Content

        init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.name = name
            self.content = content()
        }

        var body: some View {
            VStack(spacing: 4) {
                content.frame(width: 80, height: 80)
                Text(name).font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}
