/// The reused buffers for building texts, one after the other.
final class ShapingScratch {
    /// The initial capacity, enough for the segments of most texts.
    static let usual = 4 * 1024

    var segments = FillingBuffer<ShapedText.Segment>(capacity: usual)
    var runs = FillingBuffer<ShapedText.Run>(capacity: usual)
    var positions = FillingBuffer<Double>(capacity: usual)
    var breaks = FillingBuffer<Int32>(capacity: usual)

    deinit {
        segments.deallocate()
        runs.deallocate()
        positions.deallocate()
        breaks.deallocate()
    }
}
