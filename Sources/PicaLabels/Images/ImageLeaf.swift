import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState

/// The behavior of an image's element. It is laid out by the size in the file's header, and drawn once it is decoded.
final class ImageLeaf: LeafBehavior {
    unowned let element: Element
    private var image: ResolvedImage?
    private var view: Image?
    private var environment = EnvironmentValues()
    private var resizing: Image.Resizing? { view?.resizing }
    /// The image being decoded.
    private var wanted: (key: ImageStore.Key, work: WorkBudget)?
    /// The last decoded image, shown until a better one is ready. The store and the visible drawing keep it alive.
    private weak var shown: Bitmap?
    /// The values that the drawing function read.
    private var reading: DrawingReads?
    private var movie: PictureMovie?
    private var movieWork: WorkBudget?
    /// The animation of a symbol; `nil` if it never moved.
    private var motion: SymbolMotion?

    deinit {
        wanted?.work.cancel()
        movieWork?.cancel()
    }

    init(_ element: Element) { self.element = element }

    func update(_ view: Image, _ environment: EnvironmentValues) {
        if environment.redaction != self.environment.redaction { element.setNeedsDisplay() }
        self.environment = environment
        let attributes = environment.textAttributes
        let font = (attributes.font ?? .default).descriptor(
            traits: attributes.traits, size: environment.dynamicTypeSize)
        let new = ResolvedImage(view, font: font, in: environment)
        let isResized = view.resizing != resizing
        let old = image
        self.view = view
        reading = new.isDrawing ? DrawingReads() : nil
        if new.isDrawing { element.setNeedsDisplay() }
        updateMovie(new, old)
        updateMotion(new, old)
        guard new != old || isResized else { return }
        if new.size != old?.size || new.baseline != old?.baseline || isResized {
            element.invalidateLayout()
        }
        if new.picture?.source != old?.picture?.source {
            forget()
        }
        image = new
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let image else { return .zero }
        return resizing == nil ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        guard isBaseline, let image, let baseline = image.symbolBaseline, image.size.height > 0 else {
            return nil
        }
        return baseline * dimensions.height / image.size.height
    }

    func draw(into list: inout DisplayList) {
        guard let image else { return }
        let frame = resizing == nil ? CGRect(origin: .zero, size: image.size) : frame
        environment.redaction.draw(into: &list, blocks: [frame], in: environment) {
            if let bitmap = movie?.frame() ?? bitmapInstead(of: image, in: frame) {
                image.picture?.mirroring(into: &$0, in: frame) { $0.commands.append(.image(bitmap, frame)) }
            } else if wanted == nil {
                draw(image, into: &$0, in: frame)
            }
        }
    }

    private func draw(_ image: ResolvedImage, into list: inout DisplayList, in frame: CGRect) {
        if let reading {
            reading.note { image.draw(into: &list, in: frame, resizing: resizing) }
        } else if let motion {
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            image.draw(into: &list, in: frame, resizing: resizing) {
                motion.draw($0, into: &$1, in: $2, isRightToLeft: isRightToLeft)
            }
        } else {
            image.draw(into: &list, in: frame, resizing: resizing)
        }
    }

    var drawingOutset: CGFloat { motion == nil ? 0 : max(element.size.width, element.size.height) / 2 }

    var accessibility: AccessibilityProperties? {
        view?.label == Image.Description.none || environment.redaction.hides
            ? nil : AccessibilityProperties(role: .image, label: image?.name ?? "")
    }

    // MARK: Decoding

    private func forget() {
        wanted?.work.cancel()
        wanted = nil
        shown = nil
    }

    /// Returns the image to show while another is decoded, and requests that; `nil` if it is ready.
    private func bitmapInstead(of image: ResolvedImage, in frame: CGRect) -> Bitmap? {
        guard environment.decodesPicturesAside, let picture = image.picture, picture.isLarge,
            !frame.isEmpty
        else { return nil }
        let key = picture.base(in: frame.size, resizing)
        if ImageStore.known(key) != nil {
            wanted?.work.cancel()
            wanted = nil
            return nil
        }
        guard wanted?.key != key else { return shown }
        wanted?.work.cancel()
        let work = PictureQueue.shared.add(cost: picture.cost) {
            UncheckedValue(value: ImageStore.bitmap(key, within: $0))
        } then: { [weak self] made in
            self?.arrived(made.value)
        }
        wanted = (key, work)
        return shown
    }

    private func arrived(_ bitmap: Bitmap?) {
        wanted = nil
        shown = bitmap
        // An image that cannot be read is replaced by a placeholder.
        if bitmap == nil, let view { update(view, environment) }
        element.setNeedsDisplay()
    }

    // MARK: Motion

    private func updateMotion(_ new: ResolvedImage, _ old: ResolvedImage?) {
        guard let symbol = new.symbol else { return motion = nil }
        let isStill = environment.accessibilityReduceMotion
        let effects = environment.symbolEffects
        let transition = environment.contentTransition
        let replaced = old?.symbol.flatMap { $0.variant != symbol.variant ? $0 : nil }
        let isReplacing = replaced != nil && transition.symbolEffect != nil && !isStill
        guard motion != nil || !effects.isEmpty || isReplacing else { return }
        let motion = motion ?? SymbolMotion(on: element)
        self.motion = motion
        motion.take(effects, isStill: isStill)
        if let replaced, isReplacing { motion.replace(replaced, by: transition) }
    }

    private func updateMovie(_ new: ResolvedImage, _ old: ResolvedImage?) {
        let source = environment.accessibilityReduceMotion || resizing?.isPlain == false ? nil : new.movie
        guard source != old?.movie || source == nil || (movie == nil && movieWork == nil) else { return }
        if movie != nil { element.setNeedsDisplay() }
        movieWork?.cancel()
        (movie, movieWork) = (nil, nil)
        guard let source else { return }
        guard environment.decodesPicturesAside else { return start(ImageStore.animation(source)) }
        movieWork = PictureQueue.shared.add(cost: PictureLimits.animationBytes) {
            UncheckedValue(value: ImageStore.animation(source, within: $0))
        } then: { [weak self] made in
            self?.start(made.value)
        }
    }

    private func start(_ animation: PictureAnimation?) {
        guard let animation else { return }
        movie = PictureMovie(animation, on: element)
        element.setNeedsDisplay()
    }
}
