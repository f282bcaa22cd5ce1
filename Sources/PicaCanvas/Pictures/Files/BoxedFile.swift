/// A file of nested boxes, each with a length and a name: the ISO base media file format.
struct BoxedFile {
    struct Box: Equatable, Sendable {
        let name: String
        /// The range of its contents in the file.
        let range: Range<Int>
    }

    /// The most boxes in one box.
    private static let mostBoxes = 1 << 17

    let file: FileBytes

    /// Returns the boxes in a part of a file.
    /// - Parameter end: The end of the part; `nil` for the file's end, where an incomplete last box is ignored.
    func boxes(from start: Int, to end: Int? = nil) throws(PictureHeader.Failure) -> [Box] {
        var result: [Box] = []
        var place = start
        let last = end ?? file.count
        while place < last {
            guard result.count < Self.mostBoxes else { throw .damaged("it has too many parts") }
            guard let short = file.number(place, 4), let name = word(place + 4) else {
                if end == nil { break }
                throw .endsEarly
            }
            var (head, length) = (8, short)
            if short == 1 {
                // A length that no file can have is an error.
                guard let high = file.number(place + 8, 4), let low = file.number(place + 12, 4) else {
                    if end == nil { break }
                    throw .endsEarly
                }
                guard high == 0 else { throw .damaged("its boxes are damaged") }
                (head, length) = (16, low)
            } else if short == 0 {
                length = last - place
            }
            guard length >= head else { throw .damaged("its boxes are damaged") }
            guard place + length <= last else {
                guard end == nil else { throw .damaged("its boxes are damaged") }
                // The rest of the box is missing, or has not arrived yet.
                result.append(Box(name: name, range: place + head..<place + length))
                break
            }
            result.append(Box(name: name, range: place + head..<place + length))
            place += length
        }
        return result
    }

    func boxes(in box: Box, after skipped: Int = 0) throws(PictureHeader.Failure) -> [Box] {
        guard box.range.upperBound <= file.count else { throw .endsEarly }
        guard box.range.count >= skipped else { throw .damaged("its boxes are damaged") }
        return try boxes(from: box.range.lowerBound + skipped, to: box.range.upperBound)
    }

    /// Returns a four-letter name.
    func word(_ place: Int) -> String? {
        guard place >= 0, place <= file.count - 4 else { return nil }
        return String(decoding: file.bytes[place..<place + 4], as: UTF8.self)
    }
}

/// A reader of consecutive numbers in a box.
struct BoxReader {
    let file: FileBytes
    private(set) var place: Int
    let end: Int

    init(_ box: BoxedFile.Box, in file: FileBytes, after skipped: Int = 0) throws(PictureHeader.Failure) {
        guard box.range.upperBound <= file.count else { throw .endsEarly }
        self.file = file
        place = box.range.lowerBound + skipped
        end = box.range.upperBound
    }

    var isAtEnd: Bool { place >= end }

    /// - Parameter length: The length in bytes, up to 8; a number of 0 bytes is 0.
    mutating func number(_ length: Int) throws(PictureHeader.Failure) -> Int {
        guard length <= end - place, length < 8 || file.bytes[place] == 0,
            let number = file.number(place, length)
        else { throw .damaged("its boxes are damaged") }
        place += length
        return number
    }
}
