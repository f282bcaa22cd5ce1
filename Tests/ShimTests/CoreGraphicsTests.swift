import CoreGraphics
import PicaGraph
import PicaState
import PicaUI
import Testing

@Suite struct CGColorTests {
    @Test("A color has components in its space, clamped to what can be shown")
    func components() throws {
        let color = CGColor(red: 0.5, green: 2, blue: .nan, alpha: 0.25)
        #expect(color.components == [0.5, 1, 0, 0.25])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.25)
        #expect(color.colorSpace?.name == CGColorSpace.sRGB)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(color.copy(alpha: 1)?.components == [0.5, 1, 0, 1])
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColor(colorSpace: space, components: [1, 0, 0]) == nil, "the opacity is missing")
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("A converted color looks the same")
    func conversion() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let linear = try #require(CGColor(red: 0.5, green: 0, blue: 1, alpha: 1).converted(to: space))
        #expect(abs((linear.components?[0] ?? 0) - 0.214) < 0.001)
        let back = try #require(linear.converted(to: CGColorSpaceCreateDeviceRGB()))
        #expect(abs((back.components?[0] ?? 0) - 0.5) < 0.001)
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let there = try #require(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).converted(to: wide))
        let here = try #require(there.converted(to: CGColorSpaceCreateDeviceRGB())?.components)
        #expect(abs(here[0] - 0.2) < 0.005 && abs(here[1] - 0.4) < 0.005 && abs(here[2] - 0.6) < 0.005)
        let gray = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5).converted(
            to: CGColorSpaceCreateDeviceGray())
        #expect(gray?.alpha == 0.5)
        #expect(abs((gray?.components?[0] ?? 0) - 1) < 0.001)
    }

    @Test("A view's color has a Core Graphics color unless it depends on its environment")
    func colors() {
        #expect(Color(red: 1, green: 0, blue: 0).opacity(0.5).cgColor?.components == [1, 0, 0, 0.5])
        #expect(Color.primary.cgColor == nil)
        let color = Color(cgColor: CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(color.resolve(in: EnvironmentValues()).cgColor.components == [0.25, 0.5, 0.75, 1])
        #expect(Color(CGColor.white).resolve(in: EnvironmentValues()).red == 1)
    }
}

@Suite struct CGPathTests {
    @Test("A path is built, measured and asked as a Path is")
    func building() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
        path.closeSubpath()
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path.boundingBoxOfPath.width == 15, "without the control point")
        #expect(path.contains(CGPoint(x: 9, y: 2)))
        #expect(!path.contains(CGPoint(x: 1, y: 9)))
        var kinds: [CGPathElementType] = []
        path.applyWithBlock { kinds.append($0.pointee.type) }
        #expect(kinds == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    }

    @Test("A copy does not change with the path that it was made of")
    func copies() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        let copy = try #require(path.copy())
        let value = Path(path)
        path.addEllipse(in: CGRect(x: 10, y: 0, width: 4, height: 4))
        #expect(copy.boundingBox.width == 4)
        #expect(value.boundingRect.width == 4)
        #expect(path.boundingBox.width == 14)
        #expect(value.cgPath == copy)
        var move = CGAffineTransform(translationX: 5, y: 0)
        #expect(path.copy(using: &move)?.boundingBox.minX == 5)
    }

    @Test("The even-odd rule leaves a hole where two outlines overlap")
    func rules() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 6, height: 6)])
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        let small = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        #expect(path.subtracting(small).contains(CGPoint(x: 9, y: 9)))
        #expect(!path.subtracting(small).contains(CGPoint(x: 1, y: 1)))
    }
}

@MainActor @Suite struct CGImageTests {
    /// A picture of two by one pixels: red, and half transparent blue.
    private func picture() throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 255, 0, 0, 255, 128])))
        return try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }

    /// The pixels of a picture: blue, green, red and opacity.
    private func bytes(_ image: CGImage?) -> [UInt8] { [UInt8](image?.dataProvider?.data ?? Data()) }

    @Test("Pixels in a known layout become a picture, premultiplied")
    func pixels() throws {
        let picture = try picture()
        #expect(picture.width == 2 && picture.height == 1 && picture.bytesPerRow == 8)
        #expect(bytes(picture) == [0, 0, 255, 255, 128, 0, 0, 128])
        #expect(bytes(picture.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 9))) == [128, 0, 0, 128])
        #expect(picture.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
        #expect(picture.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1)) === picture)
    }

    @Test("A picture says how its pixels are stored")
    func layout() throws {
        let picture = try picture()
        #expect(picture.bitsPerComponent == 8 && picture.bitsPerPixel == 32)
        #expect(picture.colorSpace == CGColorSpaceCreateDeviceRGB() && !picture.isMask)
        #expect(picture.alphaInfo == CGImageAlphaInfo.premultipliedFirst)
        #expect(picture.bitmapInfo.intersection(CGBitmapInfo.byteOrderMask) == CGBitmapInfo.byteOrder32Little)
        #expect(picture.bitmapInfo.intersection(CGBitmapInfo.alphaInfoMask).rawValue == 2)
        #expect(picture.copy() === picture)
    }

    @Test("The opacity stands where the layout says, or there is none")
    func opacities() throws {
        func pixel(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ bytes: [UInt8]) -> [UInt8]? {
            guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
            let image = CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bytes.count * 8,
                bytesPerRow: bytes.count,
                space: bytes.count == 1 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
            return image.map { self.bytes($0) }
        }
        #expect(pixel(CGImageAlphaInfo.premultipliedLast, [], [10, 20, 30, 40]) == [30, 20, 10, 40])
        #expect(pixel(CGImageAlphaInfo.noneSkipLast, [], [10, 20, 30, 40]) == [30, 20, 10, 255])
        #expect(pixel(CGImageAlphaInfo.noneSkipFirst, [], [40, 10, 20, 30]) == [30, 20, 10, 255])
        #expect(pixel(CGImageAlphaInfo.first, CGBitmapInfo.byteOrder32Big, [0, 10, 20, 30]) == [0, 0, 0, 0])
        #expect(
            pixel(CGImageAlphaInfo.premultipliedFirst, CGBitmapInfo.byteOrder32Little, [30, 20, 10, 40])
                == [30, 20, 10, 40])
        #expect(pixel(CGImageAlphaInfo.none, [], [10, 20, 30]) == [30, 20, 10, 255])
        #expect(pixel(CGImageAlphaInfo.none, [], [255]) == [255, 255, 255, 255])
        #expect(pixel(CGImageAlphaInfo.last, [], [255, 0, 0, 128]) == [0, 0, 128, 128])
        #expect(pixel(CGImageAlphaInfo.alphaOnly, [], [255]) == nil)
    }

    @Test("A provider reads a file, and none that is not there")
    func provider() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Pica-\(UUID().uuidString)")
        try Data([1, 2]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = try #require(CGDataProvider(url: url))
        #expect(provider.data == Data([1, 2]))
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/no/such/file")) == nil)
    }

    @Test("Layouts that are wrong or not known give no picture", arguments: [(16, 8), (24, 4), (32, 4)])
    func wrongLayouts(bits: Int, row: Int) throws {
        let provider = try #require(CGDataProvider(data: Data(count: 8)))
        let image = CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(), provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(image == nil)
    }

    @Test("A view shows a picture, and a renderer returns what it shows")
    func showing() throws {
        let renderer = ImageRenderer(content: Image(decorative: try picture(), scale: 1))
        #expect(bytes(renderer.cgImage) == [0, 0, 255, 255, 128, 0, 0, 128])
        let turned = ImageRenderer(
            content: Image(try picture(), scale: 1, orientation: .right, label: Text("Flag")))
        #expect(turned.cgImage?.height == 2)
        #expect(bytes(turned.cgImage) == [0, 0, 255, 255, 128, 0, 0, 128])
        let small = ImageRenderer(content: Image(decorative: try picture(), scale: 2))
        small.scale = 2
        #expect(small.cgImage?.width == 2)
    }

    @Test("A PNG file becomes a picture, and other bytes do not")
    func files() throws {
        let data = try #require(ImageRenderer(content: Color.black.frame(width: 3, height: 2)).pngData())
        let source = try #require(CGDataProvider(data: data))
        let image = CGImage(
            pngDataProviderSource: source, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(image?.width == 3 && image?.height == 2)
        #expect(
            CGImage(
                jpegDataProviderSource: source, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
                == nil)
    }
}

@Suite struct CoreGraphicsFunctionTests {
    @Test("The functions of C give what the methods do")
    func functions() {
        let rect = CGRectMake(1, 2, 3, 4)
        #expect(CGRectUnion(rect, CGRectMake(10, 10, 1, 1)) == CGRect(x: 1, y: 2, width: 10, height: 9))
        #expect(CGRectIntersection(rect, CGRectMake(2, 3, 9, 9)) == CGRect(x: 2, y: 3, width: 2, height: 3))
        #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(9, 9, 1, 1))))
        #expect(CGRectGetMaxX(rect) == 4 && CGRectGetMidY(rect) == 4 && CGRectGetWidth(rect) == 3)
        #expect(CGRectInset(rect, 1, 1) == CGRect(x: 2, y: 3, width: 1, height: 2))
        #expect(CGRectContainsPoint(rect, CGPointMake(2, 3)) && !CGRectContainsPoint(rect, CGPointMake(9, 3)))
        #expect(CGRectEqualToRect(CGRectMake(4, 6, -3, -4), rect))
        let transform = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 10, 20)
        #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), transform) == CGPoint(x: 22, y: 63))
        #expect(
            CGAffineTransformIsIdentity(
                CGAffineTransformConcat(transform, CGAffineTransformInvert(transform))))
    }
}
