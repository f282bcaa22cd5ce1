/// Where texts are put together, one after the other.
final class ShapingScratch {
    /// What most texts need.
    private static let usual = 16 * 1024

    private let capacity: Int
    private let segmentStore: UnsafeMutablePointer<ShapedText.Segment>
    private let runStore: UnsafeMutablePointer<ShapedText.Run>
    private let positionStore: UnsafeMutablePointer<Double>
    private let breakStore: UnsafeMutablePointer<Int32>

    /// - Parameter capacity: Of how many bytes texts are at most. None of them begins two segments; of memory
    ///   that is never filled the system gives none.
    init(capacity: Int) {
        let capacity = max(capacity, Self.usual)
        self.capacity = capacity
        segmentStore = .allocate(capacity: capacity + 2)
        runStore = .allocate(capacity: capacity + 2)
        positionStore = .allocate(capacity: capacity + 2)
        breakStore = .allocate(capacity: capacity + 2)
    }

    deinit {
        segmentStore.deallocate()
        runStore.deallocate()
        positionStore.deallocate()
        breakStore.deallocate()
    }

    /// Whether it is large enough for a text, and not much too large.
    func suits(_ count: Int) -> Bool { count <= capacity && capacity <= 4 * max(count, Self.usual) }

    var segments: FillingBuffer<ShapedText.Segment> { FillingBuffer(segmentStore) }
    var runs: FillingBuffer<ShapedText.Run> { FillingBuffer(runStore) }
    var positions: FillingBuffer<Double> { FillingBuffer(positionStore) }
    var breaks: FillingBuffer<Int32> { FillingBuffer(breakStore) }
}
