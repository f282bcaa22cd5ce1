/// A file's bytes, with access to numbers and names at offsets from the file itself.
struct FileBytes {
    let bytes: [UInt8]
    var count: Int { bytes.count }

    /// Returns an integer, or `nil` if the bytes end before it.
    func number(_ place: Int, _ length: Int, littleEndian: Bool = false) -> Int? {
        guard place >= 0, place <= count - length else { return nil }
        var result = 0
        for index in 0..<length {
            result = result << 8 | Int(bytes[place + (littleEndian ? length - 1 - index : index)])
        }
        return result
    }

    func has(_ word: String, at place: Int) -> Bool {
        let word = word.utf8
        return place >= 0 && place <= count - word.count
            && bytes[place..<place + word.count].elementsEqual(word)
    }
}
