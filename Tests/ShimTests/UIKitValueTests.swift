import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIColorTests {
    @Test("Components are those of the color, in each way to say them")
    func components() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(
            UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).getRed(
                &red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red - 0.2) < 0.001 && abs(green - 0.4) < 0.001 && abs(blue - 0.6) < 0.001 && alpha == 0.5)
        var hue: CGFloat = 0
        UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
        #expect(abs(hue - 0.75) < 0.001)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && white == 0.25)
        #expect(!UIColor.red.getWhite(nil, alpha: nil))
        #expect(UIColor(cgColor: .white).cgColor.components == [1, 1, 1, 1])
    }

    @Test("A system color follows the appearance, and can be resolved")
    func system() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        func red(_ color: UIColor) -> CGFloat { color.cgColor.components?[0] ?? 0 }
        #expect(red(UIColor.label.resolvedColor(with: dark)) > red(UIColor.label.resolvedColor(with: light)))
        #expect(Color(uiColor: .systemBlue) == Color.blue)
        #expect(UIColor(Color.blue) == UIColor.systemBlue)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(red(color.resolvedColor(with: dark)) == 1 && red(color.resolvedColor(with: light)) == 0)
        #expect(UIColor.label.withAlphaComponent(0.5).cgColor.alpha == 0.5)
        #expect(UIColor(named: "No such color") == nil)
    }
}

@MainActor @Suite struct UIFontTests {
    @Test("Fonts have the size and weight that they were asked for")
    func fonts() {
        let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
        let resolved = Font(font).resolve(in: EnvironmentValues().fontResolutionContext)
        #expect(resolved.pointSize == 20 && resolved.weight == .heavy)
        #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
        #expect(UIFont(name: "No such family", size: 12) == nil)
        let slanted = Font(UIFont.italicSystemFont(ofSize: 9))
        #expect(slanted.resolve(in: EnvironmentValues().fontResolutionContext).isItalic)
    }
}

@MainActor @Suite struct UIImageTests {
    @Test("An image of nothing has no size and no pixels")
    func empty() {
        let image = UIImage()
        #expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
    }

    private func data() throws -> Data {
        try #require(ImageRenderer(content: Color.black.frame(width: 30, height: 20)).pngData())
    }

    @Test("A file's bytes become an image, which is written and shown again")
    func files() throws {
        let image = try #require(UIImage(data: try data(), scale: 2))
        #expect(image.size == CGSize(width: 15, height: 10) && image.scale == 2)
        #expect(image.cgImage?.width == 30)
        #expect(image.pngData().flatMap { UIImage(data: $0) }?.size == CGSize(width: 30, height: 20))
        #expect(image.jpegData(compressionQuality: 1)?.prefix(2) == Data([0xFF, 0xD8]))
        let renderer = ImageRenderer(content: Image(uiImage: image))
        #expect(renderer.uiImage?.size == CGSize(width: 15, height: 10))
        #expect(UIImage(data: Data()) == nil)
        #expect(
            image.preparingThumbnail(of: CGSize(width: 6, height: 4))?.size == CGSize(width: 6, height: 4))
    }

    @Test("A turned picture has its sides exchanged")
    func orientation() throws {
        let picture = try #require(UIImage(data: try data())?.cgImage)
        let turned = UIImage(cgImage: picture, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 20, height: 30) && turned.imageOrientation == .right)
        #expect(turned.cgImage?.height == 30)
    }

    @Test("A symbol follows text, and templates take its color")
    func symbols() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(star.isSymbolImage)
        let template = try #require(UIImage(data: try data())).withRenderingMode(.alwaysTemplate)
        let white = ImageRenderer(content: Image(uiImage: template).foregroundStyle(Color.white))
        #expect([UInt8](white.cgImage?.dataProvider?.data ?? Data()).prefix(4) == [255, 255, 255, 255])
    }
}

@MainActor @Suite struct UIDeviceTests {
    @Test("The computer names itself")
    func device() {
        #expect(UIDevice.current.systemName == "Linux")
        #expect(UIDevice.current.userInterfaceIdiom == .mac)
        #expect(!UIDevice.current.systemVersion.isEmpty && !UIDevice.current.name.isEmpty)
    }

    @Test("Haptics do nothing")
    func haptics() {
        let impact = UIImpactFeedbackGenerator(style: .light)
        impact.prepare()
        impact.impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
    }
}

@MainActor @Suite struct UIBezierPathTests {
    @Test("Only the named corners are round")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 30))
        #expect(path.bounds == rect)
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 1, y: 59)) && path.contains(CGPoint(x: 99, y: 1)))
        let infinite = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(infinite.contains(CGPoint(x: 50, y: 30)) && !infinite.contains(CGPoint(x: 2, y: 2)))
    }

    @Test("An arc turns as the hands of a clock do on the screen")
    func arc() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(arc.bounds.minY > -0.1 && abs(arc.bounds.maxY - 10) < 0.1)
        #expect(abs(arc.currentPoint.y - 10) < 0.001)
        let other = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.minY < -9.9)
    }

    @Test("An outline is built, moved and copied")
    func building() throws {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
        path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 15), controlPoint2: CGPoint(x: 0, y: 10))
        path.close()
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.contains(CGPoint(x: 105, y: 5)) && !path.contains(CGPoint(x: 5, y: 5)))
        #expect(copy.contains(CGPoint(x: 5, y: 5)))
        copy.append(path)
        #expect(copy.contains(CGPoint(x: 105, y: 5)) && Path(copy.cgPath).boundingRect.width > 100)
    }
}
