import Foundation
import PicaGraph

/// Words that are made when they are shown, as they follow the environment or the time.
protocol TextWriter: Equatable, Sendable {
    /// The words at a time.
    func write(at now: Date, in environment: EnvironmentValues) -> AttributedString
    /// When they may be others, if time alone changes them; nil for never.
    func change(after now: Date, in environment: EnvironmentValues) -> Date?
}

extension TextWriter {
    func change(after now: Date, in environment: EnvironmentValues) -> Date? { nil }
}

/// A writer of any kind.
struct WrittenText: Equatable, Sendable {
    private let writer: any TextWriter
    private let equals: @Sendable (any TextWriter) -> Bool

    init<Writer: TextWriter>(_ writer: Writer) {
        self.writer = writer
        equals = { $0 as? Writer == writer }
    }

    static func == (one: WrittenText, other: WrittenText) -> Bool { one.equals(other.writer) }

    func write(at now: Date, in environment: EnvironmentValues) -> AttributedString {
        writer.write(at: now, in: environment)
    }

    func change(after now: Date, in environment: EnvironmentValues) -> Date? {
        writer.change(after: now, in: environment)
    }
}

extension Text {
    init(_ writer: some TextWriter) { self.init(.written(WrittenText(writer))) }
}
