import Foundation
import PicaCanvas
import PicaGraph
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels

/// Symbols that show how much of something there is.
@MainActor @Suite struct VariableValueTests {
    private func picture(_ image: Image, _ mode: SymbolVariableValueMode? = nil) throws -> Bitmap {
        try mount(width: 60, height: 60) {
            image.font(.system(size: 40)).foregroundStyle(.black).symbolVariableValueMode(mode)
                .background(Color.white)
        }.freshPicture()
    }

    private func ink(_ picture: Bitmap) -> Double {
        var sum = 0.0
        for y in 0..<picture.height {
            for x in 0..<picture.width { sum += 1 - Double(picture[x, y] & 255) / 255 }
        }
        return sum
    }

    @Test(
        "A higher value shows more of the layers",
        arguments: [
            "wifi", "speaker.wave.2", "speaker.wave.3", "speaker.wave.3.fill", "cellularbars", "chart.bar",
            "chart.bar.fill", "waveform", "ellipsis", "antenna.radiowaves.left.and.right", "wifi.circle",
        ])
    func steps(name: String) throws {
        let inks = try [0, 0.01, 0.6, 1].map { ink(try picture(Image(systemName: name, variableValue: $0))) }
        #expect(inks[0] < inks[1] && inks[1] < inks[2] && inks[2] <= inks[3], "\(inks)")
        let whole = try picture(Image(systemName: name))
        let full = try picture(Image(systemName: name, variableValue: 1))
        #expect(whole.difference(from: full).count == 0)
    }

    @Test("Symbols without variable layers, and NaN values, show everything")
    func others() throws {
        for (name, value) in [("star", 0.0), ("wifi", .nan), ("wifi", 7)] {
            let whole = try picture(Image(systemName: name))
            let valued = try picture(Image(systemName: name, variableValue: value))
            #expect(whole.difference(from: valued).count == 0, "\(name)")
        }
        let whole = try picture(Image(systemName: "wifi"))
        #expect(try picture(Image(systemName: "wifi", variableValue: nil)).difference(from: whole).count == 0)
    }

    @Test("Lines can be drawn in part, and the image's own setting wins over the inherited one")
    func drawing() throws {
        let half = Image(systemName: "speaker.wave.1", variableValue: 0.5)
        let (colored, drawn) = (ink(try picture(half)), ink(try picture(half, .draw)))
        #expect(drawn < colored)
        let none = ink(try picture(Image(systemName: "speaker.wave.1", variableValue: 0), .draw))
        #expect(none < drawn)
        #expect(ink(try picture(half.symbolVariableValueMode(.color), .draw)) == colored)
    }

    @Test("An image can set its own rendering mode")
    func renderingMode() throws {
        let image = Image(systemName: "bell.badge")
        func shown(_ image: Image) throws -> Bitmap {
            try mount(width: 60, height: 60) { image.foregroundStyle(.red, .blue) }.freshPicture()
        }
        #expect(try shown(image).difference(from: shown(image.symbolRenderingMode(.monochrome))).count > 0)
        #expect(try shown(image).difference(from: shown(image.symbolRenderingMode(.palette))).count == 0)
    }
}
