import Foundation
import PicaCanvas
import PicaTesting
import PicaUI
import Testing

/// Shapes by the short names that a place for a shape takes.
@MainActor @Suite struct ShapeNameTests {
    private func picture<S: Shape>(_ shape: S) throws -> [UInt32] {
        try mount(width: 60, height: 40) { Color.clear.background(Color.red, in: shape) }.freshPicture()
            .pixels
    }

    @Test("A shorthand stands for its shape")
    func names() throws {
        #expect(try picture(.rect) == picture(Rectangle()))
        #expect(try picture(.circle) == picture(Circle()))
        #expect(try picture(.ellipse) == picture(Ellipse()))
        #expect(try picture(.capsule) == picture(Capsule()))
        #expect(try picture(.capsule(style: .circular)) == picture(Capsule(style: .circular)))
        #expect(try picture(.rect(cornerRadius: 9)) == picture(RoundedRectangle(cornerRadius: 9)))
        let size = CGSize(width: 9, height: 4)
        #expect(try picture(.rect(cornerSize: size)) == picture(RoundedRectangle(cornerSize: size)))
        let uneven = try picture(UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 6))
        #expect(try picture(.rect(topLeadingRadius: 12, bottomTrailingRadius: 6)) == uneven)
        let radii = RectangleCornerRadii(topLeading: 12, bottomTrailing: 6)
        #expect(try picture(.rect(cornerRadii: radii)) == uneven)
        #expect(try picture(.containerRelative) == picture(ContainerRelativeShape()))
        #expect(try picture(.circle) != picture(.ellipse))
    }

    @Test("A shape can be filled in front of a view, or behind it in the background style")
    func grounds() throws {
        let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)
        let colors = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
        let over = try mount(width: 40, height: 40) { colors.0.overlay(colors.1, in: .circle) }.freshPicture()
        #expect(over[20, 20] == green && over[1, 1] == red)
        let all = try mount(width: 40, height: 40) { colors.0.overlay(colors.1) }.freshPicture()
        #expect(all[1, 39] == green)
        let behind = try mount(width: 40, height: 40) {
            ZStack {
                colors.0
                Color.clear.background(in: .circle).backgroundStyle(colors.1)
            }
        }.freshPicture()
        #expect(behind[20, 20] == green && behind[1, 1] == red)
    }
}
