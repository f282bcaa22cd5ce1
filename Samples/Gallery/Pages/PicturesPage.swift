import Foundation
import PicaUI

struct PicturesPage: View {
    var body: some View {
        Example("Files", note: "Drawn at the screen’s resolution. A missing image shows a placeholder.") {
            FlowLayout(spacing: 16) {
                PictureExample("Hills") {
                    Image("Hills", bundle: .module, label: Text("Green hills in the sun"))
                }
                PictureExample("Missing") { Image("Missing", bundle: .module) }
            }
        }
        Example(
            "Formats", note: "Animated pictures play, and vector drawings are sharp at any size."
        ) {
            FlowLayout(spacing: 16) {
                PictureExample("JPEG") { Image(decorative: "Sunset", bundle: .module) }
                PictureExample("WebP") { Image(decorative: "Leaf", bundle: .module) }
                PictureExample("AVIF") { Image("Boat", bundle: .module, label: Text("A boat")) }
                PictureExample("HEIC") { Image(decorative: "Dunes", bundle: .module) }
                PictureExample("WebP, animated") { Image(decorative: "Wave", bundle: .module) }
                PictureExample("GIF") { Image(decorative: "Spinner", bundle: .module) }
                PictureExample("SVG") { Image(decorative: "Compass", bundle: .module) }
                PictureExample("SVG, larger") {
                    Image(decorative: "Compass", bundle: .module).resizable().frame(width: 96, height: 96)
                }
            }
        }
        Example(
            "Asset catalog",
            note:
                "Colors and images from Assets.xcassets adapt to light and dark, contrast and layout direction."
        ) {
            FlowLayout(spacing: 16) {
                PictureExample("Light or dark") { Image(.sky) }
                PictureExample("Template, mirrored") { Image(.pennant).foregroundStyle(Color(.meadow)) }
                PictureExample("Sliced") {
                    Image(decorative: "Ribbon", bundle: .module).resizable().frame(width: 160, height: 32)
                }
                PictureExample("Color") {
                    Color("Meadow", bundle: .module).frame(width: 64, height: 48)
                }
                PictureExample("Display P3") { Color(.dusk).frame(width: 64, height: 48) }
            }
        }
        Example("Drawn by a function") {
            FlowLayout(spacing: 16) {
                PictureExample("Its own size") { rings }
                PictureExample("Larger") { rings.resizable().frame(width: 96, height: 96) }
                PictureExample("Template") { rings.renderingMode(.template).foregroundStyle(.tint) }
            }
        }
        Example("AsyncImage", note: "Loads in the background, from a file or from the web.") {
            FlowLayout(spacing: 16) {
                PictureExample("From a file") {
                    AsyncImage(url: Bundle.module.url(forResource: "Sunset", withExtension: "jpg"), scale: 2)
                }
                PictureExample("None") {
                    AsyncImage(url: nil).frame(width: 80, height: 48)
                }
            }
        }
        Example("Pixels") {
            FlowLayout(spacing: 16) {
                PictureExample("Smooth") {
                    Image(decorative: "Frame", bundle: .module).resizable().frame(width: 96, height: 96)
                }
                PictureExample("Sharp squares") {
                    Image(decorative: "Frame", bundle: .module).interpolation(.none).resizable()
                        .frame(width: 96, height: 96)
                }
            }
        }
        Example("Content modes") {
            FlowLayout(spacing: 16) {
                PictureExample("Fit") { hills.scaledToFit().frame(width: 96, height: 96).boxed() }
                PictureExample("Fill") { hills.scaledToFill().frame(width: 96, height: 96).clipped().boxed() }
                PictureExample("Stretched") { hills.frame(width: 96, height: 96).boxed() }
                PictureExample("Repeated") {
                    Image(decorative: "Hills", bundle: .module).resizable(resizingMode: .tile)
                        .frame(width: 240, height: 150)
                }
            }
        }
        Example("Cap insets") {
            Text("A frame of any size, drawn from a 24-point picture.")
                .padding(12)
                .background {
                    Image(decorative: "Frame", bundle: .module)
                        .resizable(
                            capInsets: EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
                        )
                        .renderingMode(.template)
                        .foregroundStyle(.tint)
                }
        }
        Example("Templates, labels and text", note: "Pictures can take the color of text and flow within it.")
        {
            Label("A label’s icon", image: "Frame")
            Text("Before \(Image(decorative: "Frame", bundle: .module)) and after")
            Image(systemName: "heart.fill").resizable().scaledToFit().frame(height: 56)
                .foregroundStyle(.pink)
        }
    }

    private var rings: Image {
        Image(size: CGSize(width: 48, height: 48), label: Text("Rings")) { context in
            for (inset, color) in [(2.0, Color.pink), (10, .orange), (18, .yellow)] {
                let ring = Path(
                    ellipseIn: CGRect(x: 0, y: 0, width: 48, height: 48).insetBy(dx: inset, dy: inset))
                context.stroke(ring, with: .color(color), lineWidth: 4)
            }
        }
    }

    private var hills: Image {
        Image(decorative: "Hills", bundle: .module).renderingMode(.original).resizable(resizingMode: .stretch)
    }
}

private struct PictureExample<Content: View>: View {
    let title: LocalizedStringKey
    let content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 4) {
            content
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

// The declarations that Xcode generates from an asset catalog.
extension ColorResource {
    fileprivate static let dusk = ColorResource(name: "Dusk", bundle: .module)
    fileprivate static let meadow = ColorResource(name: "Meadow", bundle: .module)
}

extension ImageResource {
    fileprivate static let pennant = ImageResource(name: "Pennant", bundle: .module)
    fileprivate static let sky = ImageResource(name: "Weather/Sky", bundle: .module)
}
