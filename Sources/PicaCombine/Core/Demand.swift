extension Subscribers {
    /// The number of values that a subscriber requests. Unlimited demand stays unlimited in additions and subtractions.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The number of values; `Int.max` plus one stands for no limit.
        private var count: UInt

        private init(count: UInt) { self.count = count }

        private static var limit: UInt { UInt(Int.max) + 1 }

        /// An unlimited number of values.
        public static let unlimited = Demand(count: limit)
        /// No value.
        public static let none = Demand(count: 0)

        /// Returns a demand for a number of values. A negative number counts as none; Apple's Combine traps.
        public static func max(_ value: Int) -> Demand { Demand(count: UInt(Swift.max(0, value))) }

        /// The number of values; `nil` if unlimited.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        /// A description for debugging.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Decodes a demand; an excessive number becomes unlimited.
        public init(from decoder: any Decoder) throws {
            count = min(try decoder.singleValueContainer().decode(UInt.self), Self.limit)
        }

        /// Encodes the demand as a number.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(count)
        }

        /// Whether a demand is smaller than another.
        public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }

        /// Returns the sum, which becomes unlimited if it is too large.
        public static func + (a: Demand, b: Demand) -> Demand {
            Demand(count: min(limit, a.count + b.count))
        }

        /// Adds to a demand.
        public static func += (a: inout Demand, b: Demand) { a = a + b }

        /// Returns the sum, which becomes unlimited if it is too large.
        public static func + (a: Demand, b: Int) -> Demand {
            guard let count = a.max else { return a }
            let (sum, overflows) = count.addingReportingOverflow(b)
            return overflows ? (b > 0 ? .unlimited : .none) : .max(sum)
        }

        /// Adds to a demand.
        public static func += (a: inout Demand, b: Int) { a = a + b }

        /// Returns a multiple of a demand, which becomes unlimited if it is too large.
        public static func * (a: Demand, b: Int) -> Demand {
            guard let count = a.max else { return a }
            let (product, overflows) = count.multipliedReportingOverflow(by: b)
            return overflows ? (b > 0 ? .unlimited : .none) : .max(product)
        }

        /// Multiplies a demand.
        public static func *= (a: inout Demand, b: Int) { a = a * b }

        /// Returns the difference, at least none.
        public static func - (a: Demand, b: Demand) -> Demand {
            guard a != .unlimited else { return a }
            return Demand(count: a.count - min(a.count, b.count))
        }

        /// Subtracts from a demand.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }

        /// Returns the difference, at least none.
        public static func - (a: Demand, b: Int) -> Demand {
            guard let count = a.max else { return a }
            let (difference, overflows) = count.subtractingReportingOverflow(b)
            return overflows ? (b < 0 ? .unlimited : .none) : .max(difference)
        }

        /// Subtracts from a demand.
        public static func -= (a: inout Demand, b: Int) { a = a - b }

        /// Whether a demand is greater than a number.
        public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
        /// Whether a demand is at least a number.
        public static func >= (a: Demand, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
        /// Whether a demand is less than a number.
        public static func < (a: Demand, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
        /// Whether a demand is at most a number.
        public static func <= (a: Demand, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
        /// Whether a demand equals a number.
        public static func == (a: Demand, b: Int) -> Bool { a.max == b }
        /// Whether a demand differs from a number.
        public static func != (a: Demand, b: Int) -> Bool { a.max != b }
        /// Whether a number is greater than a demand.
        public static func > (a: Int, b: Demand) -> Bool { b < a }
        /// Whether a number is at least a demand.
        public static func >= (a: Int, b: Demand) -> Bool { b <= a }
        /// Whether a number is less than a demand.
        public static func < (a: Int, b: Demand) -> Bool { b > a }
        /// Whether a number is at most a demand.
        public static func <= (a: Int, b: Demand) -> Bool { b >= a }
        /// Whether a demand equals a number.
        public static func == (a: Int, b: Demand) -> Bool { b == a }
        /// Whether a demand differs from a number.
        public static func != (a: Int, b: Demand) -> Bool { b != a }
    }
}
