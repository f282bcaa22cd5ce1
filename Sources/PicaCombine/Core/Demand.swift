extension Subscribers {
    /// How many values a subscriber asks for. What is unlimited stays so, whatever is added or taken away.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// `Int.max` and one more stands for no limit.
        private var count: UInt

        private init(count: UInt) { self.count = count }

        private static var limit: UInt { UInt(Int.max) + 1 }

        /// As many as there are.
        public static let unlimited = Demand(count: limit)
        /// No value.
        public static let none = Demand(count: 0)

        /// As many as a number says; none for a negative number, where Apple's Combine traps.
        public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(0, value))) }

        /// The number of values; nil when there is no limit.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// For debugging.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Reads a demand; a number that none can have is no limit.
        public init(from decoder: any Decoder) throws {
            count = min(try decoder.singleValueContainer().decode(UInt.self), Self.limit)
        }

        /// Writes the demand as a number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }

        /// Whether one asks for fewer.
        public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

        /// The sum; too large a one is unlimited.
        public static func + (a: Demand, b: Demand) -> Demand {
            Demand(count: min(limit, a.count + b.count))
        }

        /// Adds to a demand.
        public static func += (a: inout Demand, b: Demand) { a = a + b }

        /// The sum; too large a one is unlimited.
        public static func + (a: Demand, b: Int) -> Demand {
            guard let count = a.max else { return a }
            let (sum, overflows) = count.addingReportingOverflow(b)
            return overflows ? (b > 0 ? .unlimited : .none) : .max(sum)
        }

        /// Adds to a demand.
        public static func += (a: inout Demand, b: Int) { a = a + b }

        /// Many times a demand; too large a one is unlimited.
        public static func * (a: Demand, b: Int) -> Demand {
            guard let count = a.max else { return a }
            let (product, overflows) = count.multipliedReportingOverflow(by: b)
            return overflows ? (b > 0 ? .unlimited : .none) : .max(product)
        }

        /// Multiplies a demand.
        public static func *= (a: inout Demand, b: Int) { a = a * b }

        /// What is left, none at the least.
        public static func - (a: Demand, b: Demand) -> Demand {
            guard a != .unlimited else { return a }
            return Demand(count: a.count - min(a.count, b.count))
        }

        /// Takes from a demand.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }

        /// What is left, none at the least.
        public static func - (a: Demand, b: Int) -> Demand {
            guard let count = a.max else { return a }
            let (difference, overflows) = count.subtractingReportingOverflow(b)
            return overflows ? (b < 0 ? .unlimited : .none) : .max(difference)
        }

        /// Takes from a demand.
        public static func -= (a: inout Demand, b: Int) { a = a - b }

        /// Whether more is asked for than a number.
        public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
        /// Whether as much is asked for as a number, or more.
        public static func >= (a: Demand, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
        /// Whether less is asked for than a number.
        public static func < (a: Demand, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
        /// Whether as much is asked for as a number, or less.
        public static func <= (a: Demand, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
        /// Whether just a number is asked for.
        public static func == (a: Demand, b: Int) -> Bool { a.max == b }
        /// Whether another number is asked for.
        public static func != (a: Demand, b: Int) -> Bool { a.max != b }
        /// Whether a number is more than what is asked for.
        public static func > (a: Int, b: Demand) -> Bool { b < a }
        /// Whether a number is as much as what is asked for, or more.
        public static func >= (a: Int, b: Demand) -> Bool { b <= a }
        /// Whether a number is less than what is asked for.
        public static func < (a: Int, b: Demand) -> Bool { b > a }
        /// Whether a number is as much as what is asked for, or less.
        public static func <= (a: Int, b: Demand) -> Bool { b >= a }
        /// Whether just a number is asked for.
        public static func == (a: Int, b: Demand) -> Bool { b == a }
        /// Whether another number is asked for.
        public static func != (a: Int, b: Demand) -> Bool { b != a }
    }
}
