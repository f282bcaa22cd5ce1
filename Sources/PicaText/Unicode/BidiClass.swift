import CPicaICU

/// A character's class in the bidirectional algorithm, in the order of ICU's `UCharDirection`.
enum BidiClass: UInt8 {
    case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn, fsi, lri, rli, pdi

    init(of scalar: UInt32) {
        let number = icu_charDirection(Int32(truncatingIfNeeded: scalar))
        self = BidiClass(rawValue: UInt8(truncatingIfNeeded: number)) ?? .on
    }

    /// The bit mask of the classes that open or close a level or that rule X9 removes.
    static let explicit: UInt32 = [lre, rle, lro, rlo, pdf, bn, lri, rli, fsi, pdi, b].reduce(0) {
        $0 | 1 << UInt32($1.rawValue)
    }

    /// Whether adjacent characters of the class count as one for all rules.
    var continues: Bool {
        switch self {
        case .l, .r, .al, .en, .an, .et, .nsm: true
        default: false
        }
    }

    var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

    /// Whether rule X9 removes it.
    var isRemoved: Bool {
        switch self {
        case .lre, .rle, .lro, .rlo, .pdf, .bn: true
        default: false
        }
    }

    /// Whether it takes its direction from the text around it (`NI`).
    var isNeutral: Bool {
        switch self {
        case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
        default: false
        }
    }

    /// The direction among neutrals and brackets, where numbers count as right-to-left; `nil` if none.
    var strong: BidiClass? {
        switch self {
        case .l: .l
        case .r, .en, .an: .r
        default: nil
        }
    }

    /// Returns the direction of a level.
    static func direction(of level: UInt8) -> BidiClass { level & 1 == 1 ? .r : .l }
}
