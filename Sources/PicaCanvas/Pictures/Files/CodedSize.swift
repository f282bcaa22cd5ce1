/// The picture size that a codec's stream declares, read before any decoder sees the stream.
///
/// A decoder allocates memory by these values, and not by those of the surrounding file.
enum CodedSize {
    /// The size of the largest picture; `nil` if the stream is damaged.
    typealias Size = (width: Int, height: Int)

    // MARK: AV1

    /// - Parameter parts: Streams that belong together.
    static func av1(_ parts: [ArraySlice<UInt8>]) -> Size? {
        var result: Size?
        for part in parts {
            var rest = part
            while let head = rest.popFirst() {
                // An extension, which contains no size.
                if head & 4 != 0, rest.popFirst() == nil { return nil }
                var length = rest.count
                if head & 2 != 0 {
                    guard let said = littleNumber(&rest), said <= rest.count else { return nil }
                    length = said
                }
                if head >> 3 & 15 == 1 {
                    guard let size = av1Sequence(rest.prefix(length)) else { return nil }
                    result = larger(result, size)
                }
                rest = rest.dropFirst(length)
            }
        }
        return result
    }

    /// Reads a number with seven bits per byte, lowest first.
    private static func littleNumber(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var result = 0
        for index in 0..<5 {
            guard let byte = bytes.popFirst() else { return nil }
            result |= Int(byte & 0x7F) << (7 * index)
            if byte & 0x80 == 0 { return result }
        }
        return nil
    }

    /// Reads a sequence header, up to the size.
    private static func av1Sequence(_ bytes: ArraySlice<UInt8>) -> Size? {
        var reader = BitReader(bytes)
        reader.skip(4)
        guard let isReduced = reader.number(1) else { return nil }
        if isReduced == 1 {
            reader.skip(5)
        } else if !skipOperations(&reader) {
            return nil
        }
        guard let widthBits = reader.number(4), let heightBits = reader.number(4),
            let width = reader.number(widthBits + 1), let height = reader.number(heightBits + 1)
        else { return nil }
        return (width + 1, height + 1)
    }

    /// Skips timing information and operating points.
    private static func skipOperations(_ reader: inout BitReader) -> Bool {
        guard let hasTiming = reader.number(1) else { return false }
        var delayBits: Int?
        if hasTiming == 1 {
            reader.skip(64)
            guard let isEven = reader.number(1) else { return false }
            if isEven == 1, reader.open() == nil { return false }
            guard let hasModel = reader.number(1) else { return false }
            if hasModel == 1 {
                delayBits = reader.number(5).map { $0 + 1 }
                reader.skip(42)
            }
        }
        guard let hasDelays = reader.number(1), let count = reader.number(5) else { return false }
        for _ in 0...count {
            reader.skip(12)
            guard let level = reader.number(5) else { return false }
            if level > 7 { reader.skip(1) }
            if let delayBits {
                guard let isThere = reader.number(1) else { return false }
                if isThere == 1 { reader.skip(2 * delayBits + 1) }
            }
            if hasDelays == 1 {
                guard let isThere = reader.number(1) else { return false }
                if isThere == 1 { reader.skip(4) }
            }
        }
        return true
    }

    // MARK: HEVC

    /// - Parameters:
    ///   - configuration: The file's description of the stream.
    ///   - data: The stream, in units that follow their lengths of four bytes.
    static func hevc(_ configuration: ArraySlice<UInt8>, _ data: ArraySlice<UInt8>) -> Size? {
        var result: Size?
        func take(_ unit: ArraySlice<UInt8>) -> Bool {
            guard let head = unit.first, head >> 1 & 0x3F == 33 else { return true }
            guard let size = hevcSequence(unit.dropFirst(2)) else { return false }
            result = larger(result, size)
            return true
        }
        var rest = configuration.dropFirst(21)
        guard let lengths = rest.popFirst(), lengths & 3 == 3, let arrays = rest.popFirst() else {
            return nil
        }
        for _ in 0..<arrays {
            rest = rest.dropFirst()
            guard let count = bigNumber(&rest, 2) else { return nil }
            for _ in 0..<count {
                guard let length = bigNumber(&rest, 2), length <= rest.count, take(rest.prefix(length)) else {
                    return nil
                }
                rest = rest.dropFirst(length)
            }
        }
        rest = data
        while !rest.isEmpty {
            guard let length = bigNumber(&rest, 4), length <= rest.count, take(rest.prefix(length)) else {
                return nil
            }
            rest = rest.dropFirst(length)
        }
        return result
    }

    private static func bigNumber(_ bytes: inout ArraySlice<UInt8>, _ length: Int) -> Int? {
        guard bytes.count >= length else { return nil }
        defer { bytes = bytes.dropFirst(length) }
        return bytes.prefix(length).reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads a sequence parameter set, up to the size.
    private static func hevcSequence(_ unit: ArraySlice<UInt8>) -> Size? {
        // A 3 after two zeros prevents the start code of a unit. The size is among the first bytes.
        var plain: [UInt8] = []
        for byte in unit.prefix(1024) where !(byte == 3 && plain.suffix(2) == [0, 0]) { plain.append(byte) }
        var reader = BitReader(plain[...])
        reader.skip(4)
        guard let layers = reader.number(3) else { return nil }
        reader.skip(1 + 96)
        var (profiles, levels) = (0, 0)
        if layers > 0 {
            for layer in 0..<8 {
                guard let hasProfile = reader.number(1), let hasLevel = reader.number(1) else { return nil }
                if layer < layers { (profiles, levels) = (profiles + hasProfile, levels + hasLevel) }
            }
        }
        reader.skip(88 * profiles + 8 * levels)
        guard reader.open() != nil, let colors = reader.open() else { return nil }
        if colors == 3 { reader.skip(1) }
        guard let width = reader.open(), let height = reader.open() else { return nil }
        return (width, height)
    }

    private static func larger(_ a: Size?, _ b: Size) -> Size {
        (max(a?.width ?? 0, b.width), max(a?.height ?? 0, b.height))
    }
}
