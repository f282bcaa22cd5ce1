import Foundation
import PicaFoundation
import Testing

@Suite struct CollectionOffsetTests {
    @Test("Moving forward counts the destination before the move")
    func forwards() {
        var letters = Array("abcde")
        letters.move(fromOffsets: [0, 1], toOffset: 4)
        #expect(String(letters) == "cdabe")
    }

    @Test("Moving backward keeps the order of the moved elements")
    func backwards() {
        var letters = Array("abcde")
        letters.move(fromOffsets: [1, 4], toOffset: 0)
        #expect(String(letters) == "beacd")
    }

    @Test("Moving an element before or after itself changes nothing")
    func nowhere() {
        var letters = Array("abc")
        letters.move(fromOffsets: [1], toOffset: 1)
        letters.move(fromOffsets: [1], toOffset: 2)
        letters.move(fromOffsets: [], toOffset: 3)
        #expect(String(letters) == "abc")
    }

    @Test("The count moves to the end")
    func end() {
        var letters = Array("abc")
        letters.move(fromOffsets: [0], toOffset: 3)
        #expect(String(letters) == "bca")
    }

    @Test("Offsets count from the start of a slice")
    func slice() {
        var slice = Array("xxabcd")[2...]
        slice.remove(atOffsets: [0, 2])
        #expect(String(slice) == "bd")
    }

    @Test(
        "Removing keeps exactly the other elements",
        arguments: [([Int](), "abcd"), ([0], "bcd"), ([3], "abc"), ([0, 1, 2, 3], ""), ([1, 3], "ac")])
    func removing(offsets: [Int], rest: String) {
        var letters = Array("abcd")
        letters.remove(atOffsets: IndexSet(offsets))
        #expect(String(letters) == rest)
    }
}
