/// Where texts are put together, one after the other.
final class ShapingScratch {
    /// As many segments as most texts have.
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
