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
