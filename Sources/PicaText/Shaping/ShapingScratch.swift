/// Memory that is filled from its start; whoever made it made room for all that may come.
struct FillingBuffer<Element> {
    private let start: UnsafeMutablePointer<Element>
    private(set) var count = 0

    init(_ start: UnsafeMutablePointer<Element>) { self.start = start }

    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Element {
        @inline(__always) get { start[index] }
        @inline(__always) nonmutating set { start[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: consuming Element) {
        (start + count).initialize(to: element)
        count += 1
    }

    mutating func removeLast(_ number: Int = 1) {
        count -= number
        (start + count).deinitialize(count: number)
    }

    /// What it was filled with, in an array that has no room for more; it is empty then.
    mutating func take() -> ContiguousArray<Element> {
        defer { count = 0 }
        return ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
            if count > 0 { buffer.baseAddress?.moveInitialize(from: start, count: count) }
            initialized = count
        }
    }
}

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
