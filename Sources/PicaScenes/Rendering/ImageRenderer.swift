import Foundation
import PicaCanvas
import PicaCombine
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// An object that draws a view into a picture, without a window or a display.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view to draw. A new value keeps the state of the old one where the types match.
    public var content: Content {
        didSet {
            host.setRoot(content)
            contentDidChange()
        }
    }
    /// The size proposed to the view; a `nil` dimension stands for the view's ideal one.
    public var proposedSize = ProposedViewSize.unspecified
    /// The pixels per point; 1 by default.
    public var scale: CGFloat = 1
    /// Whether the picture has the background of a window; `false` leaves it transparent.
    public var isOpaque = false
    /// The color arithmetic of the picture. It has no effect: colors are in sRGB.
    public var colorMode: ColorRenderingMode = .nonLinear
    /// Whether observers are notified when the next picture would differ; `false` by default.
    public var isObservationEnabled = false
    /// The publisher that announces, once per picture, that the next picture would differ.
    nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()
    private var hasTold = false

    private let platform = OffscreenPlatform()
    private let host: ViewHost

    /// Creates a renderer for a view.
    public init(content: Content) {
        self.content = content
        // The picture cannot wait, so images are decoded synchronously.
        var environment = EnvironmentValues.desktop()
        environment.decodesPicturesAside = false
        host = ViewHost(content, platform: platform, environment: environment)
        platform.onFrameRequest = { [weak self] in self?.contentDidChange() }
    }

    private func contentDidChange() {
        guard isObservationEnabled, !hasTold else { return }
        hasTold = true
        objectWillChange.send()
    }

    /// Returns the picture as PNG data. `nil` if the view has no size or is too large for a picture.
    public func pngData() -> Data? {
        bitmap()?.pngData().map { Data($0) }
    }

    /// The picture in memory; `nil` if the view has no size or is too large for a picture.
    public var cgImage: CGImage? { bitmap().flatMap { CGImage($0) } }

    package func bitmap() -> Bitmap? {
        // Changes during drawing are in the picture already.
        hasTold = true
        defer { hasTold = false }
        return host.bitmap(proposedSize, scale: scale, isOpaque: isOpaque)
    }
}
