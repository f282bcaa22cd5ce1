import Foundation
import PicaCanvas
import PicaCombine
import PicaGraph

/// Draws a view into a picture, without a window or a display.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view to draw. A new value keeps the state of the old where the types agree.
    public var content: Content {
        didSet {
            host.setRoot(content)
            contentDidChange()
        }
    }
    /// What the view is offered; a nil dimension is the view's ideal.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels a point.
    public var scale: CGFloat = 1
    /// Whether the picture has the window's background behind it; without it, it is transparent there.
    public var isOpaque = false
    /// How colours are worked out. It has no effect: colours are sRGB's.
    public var colorMode: ColorRenderingMode = .nonLinear
    /// Whether those who observe the renderer are told when its next picture would be another; false by default.
    public var isObservationEnabled = false
    /// Tells that the next picture would be another, once for each picture.
    nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()
    private var hasTold = false

    private let platform = OffscreenPlatform()
    private let host: ViewHost

    /// Mounts a view that no window shows.
    public init(content: Content) {
        self.content = content
        // There is no later in which a picture could come.
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

    /// The picture as a PNG file's bytes; nil when the view has no size or is too large for a picture.
    public func pngData() -> Data? {
        bitmap()?.pngData().map { Data($0) }
    }

    package func bitmap() -> Bitmap? {
        // What is invalid meanwhile is in the picture.
        hasTold = true
        defer { hasTold = false }
        return host.bitmap(proposedSize, scale: scale, isOpaque: isOpaque)
    }
}

extension ViewHost {
    /// The largest side of a picture, in pixels.
    private static let largestSide: CGFloat = 16384

    /// Lays out for a proposal and draws everything; nil when there is nothing to draw into.
    package func bitmap(_ proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) -> Bitmap? {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        resize(to: .zero, scale: scale)
        let size = sizeThatFits(proposal)
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width <= Self.largestSide, height <= Self.largestSide else {
            return nil
        }
        resize(to: size, scale: scale)
        updateWithSpelling()
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: .shared)
        if isOpaque {
            paint(on: painter)
        } else {
            rootElement.paint(on: painter)
        }
        painter.finish()
        return bitmap
    }
}

extension ViewHost {
    /// Brings everything up to date, what fields ask about their words with it: for a picture there is no
    /// later.
    fileprivate func updateWithSpelling() {
        _ = update()
        // Answers may show that a field is to ask for more.
        for _ in 0..<4 {
            guard let checker = environment.spellChecker, checker.isBusy else { return }
            checker.finish()
            _ = update()
        }
    }
}

/// The system that a view sees while it is drawn into a picture: nothing happens there.
package final class OffscreenPlatform: Platform {
    package let clipboard: any Clipboard = MemoryClipboard()
    package let primarySelection: any Clipboard = MemoryClipboard()
    package func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers) {}
    package var now: TimeInterval = 0
    package var date: Date { Date() }
    /// Called when something that is seen is to change.
    var onFrameRequest: () -> Void = {}

    package init() {}
    package func setCursor(_ cursor: PointerCursor) {}
    package func setTextInput(_ place: TextInputTarget?) {}
    package func requestFrame() { onFrameRequest() }
}
