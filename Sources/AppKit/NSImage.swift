import CoreGraphics
import Foundation
import PicaCanvas
import PicaFoundation
import PicaLabels
import PicaUI
import Synchronization

/// An image as an object: a file, a picture in memory, a symbol or an image of an asset catalog.
///
/// It has no representations and nothing draws into it; draw with a `Canvas` or an `ImageRenderer`.
public final class NSImage: NSObject, NSCopying, @unchecked Sendable {
    package let content: ImageContent
    // All that can change is guarded.
    private let changes: Mutex<Changes>

    private struct Changes {
        var size: CGSize?
        var isTemplate: Bool
        var accessibilityDescription: String?
    }

    private init(_ content: ImageContent, description: String? = nil) {
        self.content = content
        changes = Mutex(
            Changes(isTemplate: content.isSymbol, accessibilityDescription: description))
    }

    /// Creates an image from a file's bytes; `nil` if Pica cannot read them. See `Image.init(data:)` for the formats.
    public convenience init?(data: Data) {
        guard let content = ImageContent(data) else { return nil }
        self.init(content)
    }

    /// Creates an image from a file, which is read at once; `nil` if Pica cannot read it.
    public convenience init?(contentsOf url: URL) {
        guard let content = ImageContent(contentsOf: url) else { return nil }
        self.init(content)
    }

    /// Creates an image from a file, which is read at once; `nil` if Pica cannot read it.
    public convenience init?(contentsOfFile fileName: String) {
        self.init(contentsOf: URL(fileURLWithPath: fileName))
    }

    /// Creates an image from a file. Unlike on Apple's systems it is read at once.
    public convenience init?(byReferencing url: URL) { self.init(contentsOf: url) }

    /// Creates an image from a file. Unlike on Apple's systems it is read at once, and the result is `nil` if Pica
    /// cannot read it.
    public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }

    /// The name of an image.
    public typealias Name = String

    /// Creates an image of the app's asset catalog or resources; `nil` if there is none of this name.
    public convenience init?(named name: Name) {
        guard let content = ImageContent(named: name, in: nil) else { return nil }
        self.init(content)
    }

    /// Creates a symbol that matches text; `nil` if Pica has none of this name.
    ///
    /// - Parameters:
    ///   - name: The name of an SF Symbol.
    ///   - description: The words that assistive technology speaks for the image.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let content = ImageContent(symbol: name) else { return nil }
        self.init(content, description: description)
    }

    /// Creates a symbol; a dashed box if Pica has none of this name.
    convenience init(symbol name: String) { self.init(ImageContent(anySymbol: name)) }

    /// Creates an image of a picture in memory.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - size: The size in points; zero for one pixel per point.
    public convenience init(cgImage: CGImage, size: CGSize) {
        self.init(ImageContent(cgImage))
        if size != .zero { self.size = size }
    }

    // MARK: Properties

    /// The size in points. A new size stretches the image.
    public var size: CGSize {
        get { changes.withLock { $0.size } ?? content.size }
        set { changes.withLock { $0.size = newValue } }
    }

    /// Whether the image takes the foreground color of its view; `true` for symbols, `false` for others.
    public var isTemplate: Bool {
        get { changes.withLock { $0.isTemplate } }
        set { changes.withLock { $0.isTemplate = newValue } }
    }

    /// The words that assistive technology speaks for the image.
    public var accessibilityDescription: String? {
        get { changes.withLock { $0.accessibilityDescription } }
        set { changes.withLock { $0.accessibilityDescription = newValue } }
    }

    /// Whether the image can be shown; always, as images that cannot are not created.
    public var isValid: Bool { true }

    /// Returns the name of an image that was found by its name; `nil` for others.
    public func name() -> Name? { content.name }

    // MARK: Pixels

    /// Returns the pixels; `nil` if they cannot be decoded or are too many.
    ///
    /// - Parameters:
    ///   - proposedDestRect: The rectangle that the pixels are for, in points; `nil` for the image's own size.
    ///   - context: Must be `nil`: there are no graphics contexts.
    ///   - hints: Has no effect.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: Never?,
        hints: [String: Any]?
    ) -> CGImage? {
        let scale = proposedDestRect.flatMap { rect -> CGFloat? in
            let size = content.size
            guard size.width > 0, rect.pointee.width > 0 else { return nil }
            return max(content.scale, rect.pointee.width / size.width)
        }
        return content.bitmap(scale: scale).flatMap { CGImage($0) }
    }

    /// The image as a TIFF file.
    @available(
        *, unavailable, message: "Pica writes no TIFF files; use pngData() or jpegData(compressionQuality:)"
    )
    public var tiffRepresentation: Data? { nil }

    /// Returns the image as a PNG file; `nil` if it cannot be decoded. AppKit makes one with `NSBitmapImageRep`.
    public func pngData() -> Data? { content.bitmap()?.pngData().map { Data($0) } }

    /// Returns the image as a JPEG file, on white where it is transparent. AppKit makes one with `NSBitmapImageRep`.
    ///
    /// - Parameter compressionQuality: The quality from 0, the smallest file, to 1, the best picture.
    /// - Returns: `nil` if the image cannot be decoded, or SDL_image has no encoder.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        content.bitmap()?.jpegData(quality: Double(compressionQuality)).map { Data($0) }
    }

    // MARK: Copies

    /// Returns an image with the same content and properties.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSImage(content)
        copy.changes.withLock { copied in changes.withLock { copied = $0 } }
        return copy
    }

    // MARK: Drawing

    /// Directs drawing to the image.
    @available(*, unavailable, message: "nothing draws into an NSImage; use an ImageRenderer or a Canvas")
    public func lockFocus() {}

    /// Ends drawing to the image.
    @available(*, unavailable, message: "nothing draws into an NSImage; use an ImageRenderer or a Canvas")
    public func unlockFocus() {}

    /// Draws the image.
    @available(*, unavailable, message: "there is no current graphics context; draw the image in a Canvas")
    public func draw(in rect: CGRect) {}
}

extension NSImage {
    /// The image as a view.
    fileprivate var view: Image {
        let image = content.image(size: size, label: accessibilityDescription)
        return isTemplate ? image.renderingMode(.template) : image
    }
}

extension Image {
    /// Creates an image of an AppKit image. A symbol takes the size, weight and color of text.
    public init(nsImage: NSImage) { self = nsImage.view }
}

extension ImageRenderer {
    /// The picture as an AppKit image; `nil` if the view has no size or is too large for a picture.
    public var nsImage: NSImage? {
        cgImage.map { image in
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return NSImage(cgImage: image, size: size)
        }
    }
}
