import Foundation
import PicaState

/// A writer of text that is formatted when it is shown, because it depends on the environment or the time.
package protocol TextWriter: Equatable, Sendable {
    /// The number of lengths that the text comes in.
    var variantCount: Int { get }
    /// Returns the text at a time.
    /// - Parameter variant: The length: 0 for the longest, up to `variantCount` - 1.
    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString
    /// Returns the next time when the text may change; `nil` if time alone does not change it.
    func change(after now: Date, in environment: EnvironmentValues) -> Date?
}

extension TextWriter {
    package var variantCount: Int { 1 }
    package func change(after now: Date, in environment: EnvironmentValues) -> Date? { nil }
}

/// A type-erased text writer.
package struct FormattedText: Equatable, Sendable {
    private let writer: any TextWriter
    private let equals: @Sendable (any TextWriter) -> Bool

    init<Writer: TextWriter>(_ writer: Writer) {
        self.writer = writer
        equals = { $0 as? Writer == writer }
    }

    package static func == (one: FormattedText, other: FormattedText) -> Bool { one.equals(other.writer) }

    var variantCount: Int { writer.variantCount }

    /// - Parameter variant: The length as for a writer; larger values give the shortest text.
    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        writer.write(at: now, in: environment, variant: min(variant, writer.variantCount - 1))
    }

    func change(after now: Date, in environment: EnvironmentValues) -> Date? {
        writer.change(after: now, in: environment)
    }
}

extension Text {
    package init(_ writer: some TextWriter) { self.init(.formatted(FormattedText(writer))) }
}
