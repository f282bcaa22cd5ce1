/// A buffer that is filled from its start repeatedly. Its owner must deallocate it.
///
/// It is not reference-counted, so filling it costs almost nothing.
struct FillingBuffer<Element> {
    private var start: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        start = .allocate(capacity: self.capacity)
    }

    /// - Precondition: The buffer is empty.
    func deallocate() { start.deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get { start[index] }
        @inline(__always) nonmutating set { start[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity { grow() }
        (start + count).initialize(to: element)
        count += 1
    }

    mutating func removeLast(_ number: Int = 1) {
        count -= number
        (start + count).deinitialize(count: number)
    }

    /// Moves the contents to an array of exact size, empties the buffer, and shrinks it if necessary.
    /// - Parameter usual: The capacity to keep.
    mutating func take(keeping usual: Int) -> ContiguousArray<Element> {
        let taken = ContiguousArray<Element>(unsafeUninitializedCapacity: count) { buffer, initialized in
            if count > 0 { buffer.baseAddress?.moveInitialize(from: start, count: count) }
            initialized = count
        }
        count = 0
        if capacity > 4 * usual {
            start.deallocate()
            self = FillingBuffer(capacity: usual)
        }
        return taken
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
        capacity *= 2
    }
}
