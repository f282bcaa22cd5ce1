import Foundation
import PicaCanvas
import PicaGraph

/// Shows the frames of an animated image in time. It wakes up for the next frame while the image is visible.
@MainActor final class PictureMovie: DeadlineClient {
    private unowned let element: Element
    private let animation: PictureAnimation
    private let length: TimeInterval
    private var start: TimeInterval?

    init(_ animation: PictureAnimation, on element: Element) {
        self.element = element
        self.animation = animation
        length = animation.frames.reduce(0) { $0 + $1.duration }
    }

    func deadlineReached() { element.setNeedsDisplay() }

    /// Returns the current frame, and schedules drawing of the next.
    func frame() -> Bitmap? {
        guard let host = element.host, length > 0 else { return animation.frames.first?.bitmap }
        let now = host.platform.now
        let start = start ?? now
        self.start = start
        let passed = max(0, now - start)
        let isEndless = animation.repetitions == 0
        // Allow for rounding, lest a frame be shown twice.
        guard isEndless || passed + 1e-6 < length * TimeInterval(animation.repetitions) else {
            return animation.frames.last?.bitmap
        }
        var rest = (passed + 1e-6).truncatingRemainder(dividingBy: length)
        for frame in animation.frames {
            if rest < frame.duration {
                host.setDeadline(now + frame.duration - rest + 1e-6, for: self)
                return frame.bitmap
            }
            rest -= frame.duration
        }
        return animation.frames.last?.bitmap
    }
}
