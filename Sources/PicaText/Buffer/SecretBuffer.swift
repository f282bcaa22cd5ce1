import Glibc
import PicaFoundation

/// The text of a secure field.
///
/// It is one chunk of memory that is locked against swapping and excluded from core dumps. Freed parts are wiped, and
/// so is everything when the buffer is deallocated. It is a class, because a secret must not be copied.
package final class SecretBuffer: TextBuffer {
    private var memory: UnsafeMutableBufferPointer<UInt8>
    package private(set) var utf8Count = 0

    package init(_ text: String = "") {
        memory = Self.allocate(1)
        replace(0..<0, with: text)
    }

    deinit {
        Self.release(memory)
    }

    /// Deletes and wipes the text at once.
    package func wipe() {
        replace(0..<utf8Count, with: "")
    }

    /// Calls a closure with the whole memory, including its unused part. For tests that search for remains.
    func withMemory<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(memory))
    }

    // MARK: TextBuffer

    package func withChunk<Result>(
        at offset: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
    ) -> Result {
        body(UnsafeBufferPointer(rebasing: memory[..<utf8Count]), 0)
    }

    package func replace(_ range: Range<Int>, with text: String) {
        let range = clamped(range)
        var text = text
        text.withUTF8 { replaceBytes(range, with: $0) }
    }

    private func replaceBytes(_ range: Range<Int>, with bytes: UnsafeBufferPointer<UInt8>) {
        let count = utf8Count - range.count + bytes.count
        reserve(count)
        // memmove, because the tail may overlap its destination.
        UnsafeMutableBufferPointer(rebasing: memory[(range.lowerBound + bytes.count)...])
            .moveText(from: UnsafeBufferPointer(rebasing: memory[range.upperBound..<utf8Count]))
        UnsafeMutableBufferPointer(rebasing: memory[range.lowerBound...]).moveText(from: bytes)
        if count < utf8Count {
            Self.wipe(UnsafeMutableBufferPointer(rebasing: memory[count..<utf8Count]))
        }
        utf8Count = count
    }

    /// Replaces `range` with text in which each line end becomes a space. No other copy of the text is made.
    package func replace(_ range: Range<Int>, withLineOf text: String) -> TextEdit {
        let range = clamped(range)
        let given = range.lowerBound..<range.lowerBound + text.utf8.count
        replace(range, with: text)
        var end = given.lowerBound
        forEachByte(onOneLine: UnsafeBufferPointer(rebasing: memory[given])) {
            memory[end] = $0
            end += 1
        }
        // The remainder may begin within a scalar.
        replaceBytes(end..<given.upperBound, with: UnsafeBufferPointer(start: nil, count: 0))
        return TextEdit(range: range, newCount: end - given.lowerBound)
    }

    /// Whether the text equals a string, compared in place.
    package func holds(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { $0.elementsEqual(memory[..<utf8Count]) }
    }

    package func string(in range: Range<Int>) -> String {
        String(decoding: memory[clamped(range)], as: UTF8.self)
    }

    package func paragraphRange(at offset: Int) -> Range<Int> {
        0..<utf8Count
    }

    // MARK: Dots

    /// The number of graphemes, and so of the dots that stand for them.
    package var graphemeCount: Int { grapheme(at: utf8Count) }

    /// Returns the number of graphemes that end at or before an offset.
    package func grapheme(at offset: Int) -> Int {
        var count = 0
        var start = 0
        while start < utf8Count {
            start = graphemeBoundary(after: start)
            if start > offset { break }
            count += 1
        }
        return count
    }

    /// Returns the offset of the grapheme with an index, or the text's end if there are fewer.
    package func offset(ofGrapheme index: Int) -> Int {
        var offset = 0
        for _ in 0..<max(0, index) where offset < utf8Count { offset = graphemeBoundary(after: offset) }
        return offset
    }

    // MARK: Memory

    private func reserve(_ count: Int) {
        guard count > memory.count else { return }
        let larger = Self.allocate(max(count, 2 * memory.count))
        larger.moveText(from: UnsafeBufferPointer(rebasing: memory[..<utf8Count]))
        Self.release(memory)
        memory = larger
    }

    /// The warning about unlocked memory, written only once.
    private static let lockWarning: Void = Logger(subsystem: "Pica", category: "Text").warning(
        "a secure field's memory could not be locked (\(String(cString: strerror(errno))));"
            + " its text may reach the swap space")

    private static func allocate(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
        let page = max(4096, sysconf(Int32(_SC_PAGESIZE)))
        let size = (count + page - 1) / page * page
        let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let address, address != MAP_FAILED else {
            // Fails like any other allocation in Swift.
            fatalError("out of memory for a secure field's text")
        }
        if mlock(address, size) != 0 { _ = lockWarning }
        _ = madvise(address, size, MADV_DONTDUMP)
        return .init(start: address.bindMemory(to: UInt8.self, capacity: size), count: size)
    }

    private static func release(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        wipe(memory)
        munmap(memory.baseAddress, memory.count)
    }

    private static func wipe(_ memory: UnsafeMutableBufferPointer<UInt8>) {
        // Unlike memset, this is never removed by the optimizer.
        if let start = memory.baseAddress { explicit_bzero(start, memory.count) }
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func moveText(from source: UnsafeBufferPointer<UInt8>) {
        guard let target = baseAddress, let start = source.baseAddress else { return }
        memmove(target, start, source.count)
    }
}
