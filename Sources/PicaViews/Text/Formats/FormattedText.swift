import Foundation
import PicaGraph

/// Words that are made when they are shown, as they follow the environment or the time.
protocol TextWriter: Equatable, Sendable {
    /// In how many lengths there are words.
    var variantCount: Int { get }
    /// The words at a time.
    /// - Parameter variant: Their length: 0 for the longest, up to `variantCount` - 1.
    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString
    /// When they may be others, if time alone changes them; nil for never.
    func change(after now: Date, in environment: EnvironmentValues) -> Date?
}

extension TextWriter {
    var variantCount: Int { 1 }
    func change(after now: Date, in environment: EnvironmentValues) -> Date? { nil }
}

/// A writer of any kind.
struct FormattedText: Equatable, Sendable {
    private let writer: any TextWriter
    private let equals: @Sendable (any TextWriter) -> Bool

    init<Writer: TextWriter>(_ writer: Writer) {
        self.writer = writer
        equals = { $0 as? Writer == writer }
    }

    static func == (one: FormattedText, other: FormattedText) -> Bool { one.equals(other.writer) }

    var variantCount: Int { writer.variantCount }

    /// - Parameter variant: As for a writer; what is more than there are is the shortest.
    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        writer.write(at: now, in: environment, variant: min(variant, writer.variantCount - 1))
    }

    func change(after now: Date, in environment: EnvironmentValues) -> Date? {
        writer.change(after: now, in: environment)
    }
}

extension Text {
    init(_ writer: some TextWriter) { self.init(.formatted(FormattedText(writer))) }
}
