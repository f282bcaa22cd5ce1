import Foundation
import PicaFoundation
import PicaState

/// A text's settings for how assistive technology reads it out.
struct TextSpeech: Equatable, Sendable {
    /// The text to read in place of the shown words.
    var label: Text?
    var heading: AccessibilityHeadingLevel?
    var contentType: AccessibilityTextContentType?
    var attributes = SpeechAttributes()
}

/// A text's accessibility properties, if it is not simply read out by its words. It is an object because few texts have
/// one.
final class SpokenText {
    private(set) var accessibility = AccessibilityProperties(role: .staticText, label: "")

    init(_ text: Text, in environment: EnvironmentValues) {
        add(text, SpeechAttributes(), environment)
        if !accessibility.speechRuns.contains(where: { $0.speech != SpeechAttributes() }) {
            accessibility.speechRuns = []
        }
    }

    private func add(_ text: Text, _ outer: SpeechAttributes, _ environment: EnvironmentValues) {
        let speech = text.speech?.attributes.merging(outer: outer) ?? outer
        if let heading = text.speech?.heading { accessibility.setHeading(heading) }
        if let type = text.speech?.contentType { accessibility.textContentType = type }
        if let label = text.speech?.label {
            add(ResolvedText(label, in: environment).string, speech)
        } else if let parts = text.parts(in: environment) {
            for part in parts { add(part, speech, environment) }
        } else {
            add(ResolvedText(text, in: environment).string, speech)
        }
    }

    private func add(_ words: String, _ speech: SpeechAttributes) {
        guard !words.isEmpty else { return }
        let start = accessibility.label.utf8.count
        accessibility.label += words
        let end = accessibility.label.utf8.count
        if let last = accessibility.speechRuns.last, last.speech == speech {
            accessibility.speechRuns[accessibility.speechRuns.count - 1].range = last.range.lowerBound..<end
        } else {
            accessibility.speechRuns.append(SpeechRun(range: start..<end, speech: speech))
        }
    }
}

extension Text {
    /// Whether the text, or a segment of it, sets how it is read out.
    var isSpokenOtherwise: Bool {
        if speech != nil { return true }
        switch content {
        case .joined(let first, let second): return first.isSpokenOtherwise || second.isSpokenOtherwise
        case .localized(let localized): return localized.key.texts.contains(where: \.isSpokenOtherwise)
        default: return false
        }
    }

    /// Returns the texts that it consists of; `nil` for one that contains no other texts.
    fileprivate func parts(in environment: EnvironmentValues) -> [Text]? {
        switch content {
        case .joined(let first, let second):
            [first, second]
        case .localized(let localized):
            localized.parts(in: environment.locale).map { part in
                switch part {
                case .string(let string): Text(verbatim: string)
                case .attributed(let string): Text(string)
                case .text(let text, _): text
                }
            }
        default: nil
        }
    }

    /// Sets a text that is read out in place of the shown words.
    public func accessibilityLabel(_ label: Text) -> Text { spoken { $0.label = label } }

    /// Sets a localized text, by its key, that is read out in place of the shown words.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets a localized text, by its resource, that is read out in place of the shown words.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(label))
    }

    /// Sets a string that is read out, word for word, in place of the shown words.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Makes the text a heading of a level for assistive technology.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        spoken { $0.heading = level }
    }

    /// Sets the kind of text, which decides how assistive technology reads it.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        spoken { $0.contentType = value }
    }

    /// Raises or lowers the pitch of the voice that reads out the text.
    /// - Parameter value: The pitch from -1, the lowest, to 1, the highest; 0 is normal.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        spoken { $0.attributes.pitch = SpeechAttributes.pitch(value) }
    }

    /// Sets whether punctuation marks are named when the text is read out, as in source code.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        spoken { $0.attributes.includesPunctuation = value }
    }

    /// Sets whether announcements of the text wait for current speech to end rather than interrupt it.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        spoken { $0.attributes.isQueued = value }
    }

    /// Sets whether the text is read out letter by letter, as a code is.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        spoken { $0.attributes.spellsOut = value }
    }
}
