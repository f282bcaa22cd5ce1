import Foundation
import PicaCanvas
import PicaTesting
import PicaUI
import Testing

@MainActor @Suite struct TintTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let redPixel: UInt32 = 0xFFFF_0000

    private var gradient: LinearGradient {
        LinearGradient(
            stops: [
                .init(color: red, location: 0), .init(color: red, location: 0.5),
                .init(color: blue, location: 0.5), .init(color: blue, location: 1),
            ], startPoint: .leading, endPoint: .trailing)
    }

    @Test("A gradient tint fills what the tint fills")
    func fills() throws {
        let gradient = gradient
        #expect(
            try looksTheSame {
                Rectangle().fill(.tint).tint(gradient)
            } as: {
                Rectangle().fill(gradient)
            })
        let app = try mount(width: 100, height: 40) {
            ProgressView(value: 1).tint(gradient)
        }
        let bar = try app.find(.progressIndicator).frame
        let picture = app.freshPicture()
        let y = Int(bar.midY)
        #expect(picture[Int(bar.minX + 10), y] == redPixel)
        #expect(picture[Int(bar.maxX - 10), y] == 0xFF00_00FF)
    }

    @Test("A slider's filled part shows its part of the whole track's gradient")
    func slider() throws {
        let app = try mount(width: 200, height: 40) {
            Slider(value: .constant(0.4)).tint(gradient)
        }
        let track = try app.find(.slider).frame
        let picture = app.freshPicture()
        #expect(picture[Int(track.minX + 0.3 * track.width), Int(track.midY)] == redPixel)
        #expect(picture[Int(track.minX + 0.02 * track.width), Int(track.midY)] == redPixel)
    }

    @Test("A single color from a gradient tint is its first color, and nil restores the theme's")
    func mainColor() throws {
        #expect(
            try looksTheSame {
                Rectangle().fill(Color.accentColor).tint(gradient)
            } as: {
                Rectangle().fill(red)
            })
        #expect(
            try looksTheSame {
                Rectangle().fill(.tint).tint(nil).tint(red)
            } as: {
                Rectangle().fill(Color.accentColor)
            })
        // A tint may be made of the one that it replaces.
        #expect(
            try looksTheSame {
                Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(red)
            } as: {
                Rectangle().fill(red.opacity(0.5))
            })
    }

    @Test("A gradient used as a plain style runs from top to bottom")
    func gradientAsStyle() throws {
        let colors = Gradient(colors: [red, blue])
        #expect(
            try looksTheSame {
                Text("Words").padding().background(colors)
            } as: {
                Text("Words").padding()
                    .background(LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom))
            })
    }

    @Test("Backgrounds that ignore safe areas fill the view's frame")
    func grounds() throws {
        #expect(
            try looksTheSame {
                Text("Words").background(.red, ignoresSafeAreaEdges: .bottom)
            } as: {
                Text("Words").background { Rectangle().fill(.red) }
            })
        #expect(
            try looksTheSame {
                Text("Words").background().backgroundStyle(.red)
            } as: {
                Text("Words").background(.red)
            })
        #expect(
            try looksTheSame {
                Text("Words").overlay(.red.opacity(0.5), ignoresSafeAreaEdges: [])
            } as: {
                Text("Words").overlay { Rectangle().fill(.red.opacity(0.5)) }
            })
    }

    @Test("A mesh gradient fills canvas drawing")
    func mesh() throws {
        let (red, blue) = (red, blue)
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, red, blue])
        #expect(
            try looksTheSame {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .meshGradient(mesh))
                }
            } as: {
                mesh
            })
    }
}
