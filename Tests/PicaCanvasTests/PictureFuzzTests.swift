import Foundation
import Testing

@testable import PicaCanvas

/// Pictures tampered with, by seeds.
@Suite("Tampered pictures") struct PictureFuzzTests {
    /// `PICA_FUZZ_PICTURES` asks for more of each kind.
    private static let count =
        ProcessInfo.processInfo.environment["PICA_FUZZ_PICTURES"].flatMap(UInt64.init) ?? 100

    /// Numbers that lengths and counts are checked against badly.
    private static let numbers: [[UInt8]] = [
        [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0, 0, 0, 1],
        [1, 0, 0, 0], [0, 1, 0, 0], [0xFF, 0xFF], [0, 0], [0x7F, 0xFF],
    ]

    /// A file with a few of its bytes changed, left out, doubled, exchanged, or those of another.
    private static func tampered(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...5, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 2: bytes.removeLast(min(bytes.count, Int.random(in: 1...60, using: &random)))
            case 3:
                let number = numbers.randomElement(using: &random) ?? []
                bytes.replaceSubrange(place..<min(bytes.count, place + number.count), with: number)
            case 4:
                let other = SamplePictures.Kind.allCases.randomElement(using: &random)?.bytes ?? []
                let from = Int.random(in: 0..<max(1, other.count), using: &random)
                bytes.replaceSubrange(place..<end, with: other[from...].prefix(end - place))
            case 5: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 6: bytes[place] = bytes[place] &+ (Bool.random(using: &random) ? 1 : 255)
            default: bytes[place] = .random(in: 0...255, using: &random)
            }
        }
        return bytes
    }

    @Test(
        "A tampered file is quickly an error or some picture of its stated size",
        arguments: SamplePictures.Kind.allCases)
    func tampered(kind: SamplePictures.Kind) {
        let bytes = kind.bytes
        for seed in 0..<Self.count {
            var random = SeededGenerator(seed: seed)
            let tampered = Self.tampered(bytes, &random)
            let start = ContinuousClock.now
            if let file = try? PictureFile(tampered) {
                #expect(file.header.width > 0 && file.header.height > 0, "seed \(seed)")
                // A picture with a large size in its header may be so when decoded, and take as long.
                guard file.header.width * file.header.height <= 1 << 20 else { continue }
                let (width, height) = file.header.size
                if let bitmap = try? file.bitmap() {
                    #expect((bitmap.width, bitmap.height) == (width, height), "seed \(seed)")
                }
                _ = try? file.bitmap(reduction: 4)
                _ = file.animation()
            }
            let time = ContinuousClock.now - start
            #expect(time < .seconds(10), "seed \(seed) took \(time)")
        }
    }
}
