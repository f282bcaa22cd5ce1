/// A file of boxes in boxes, each with a length and a name in front: those of the ISO's media files.
struct BoxedFile {
    struct Box: Equatable, Sendable {
        let name: String
        /// Where its contents are in the file.
        let range: Range<Int>
    }

    /// In one other.
    private static let mostBoxes = 1 << 17

    let file: FileBytes

    /// The boxes in a part of a file, one after the other.
    /// - Parameter end: nil for the file's own, before which as many count as are there whole.
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
                // Lengths beyond what a file may have are no lengths.
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
                // The rest of it is not there, or not yet.
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

    /// Four letters.
    func word(_ place: Int) -> String? {
        guard place >= 0, place <= file.count - 4 else { return nil }
        return String(decoding: file.bytes[place..<place + 4], as: UTF8.self)
    }
}

/// Numbers one after the other in a box.
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

    /// - Parameter length: In bytes, up to 8; of 0 bytes is 0.
    mutating func number(_ length: Int) throws(PictureHeader.Failure) -> Int {
        guard length <= end - place, length < 8 || file.bytes[place] == 0,
            let number = file.number(place, length)
        else { throw .damaged("its boxes are damaged") }
        place += length
        return number
    }
}
