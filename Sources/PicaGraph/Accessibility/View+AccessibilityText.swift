extension View {
    /// Makes the view a heading of a level for assistive technology, by which people move through a page.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(AccessibilityChange { $0.headingLevel = level })
    }
}

extension View {
    /// Says what kind of text the view shows.
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> some View {
        modifier(AccessibilityChange { $0.textContentType = value })
    }
}

extension View {
    /// Raises or lowers the voice that reads out the view.
    /// - Parameter value: From -1, the lowest, to 1, the highest; 0 is as usual.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        modifier(AccessibilityChange { $0.speech.pitch = SpeechAttributes.pitch(value) })
    }

    /// Has punctuation marks named when the view is read out, as in source text.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        modifier(AccessibilityChange { $0.speech.includesPunctuation = value })
    }

    /// Lets what the view announces wait for what is being read out, rather than interrupt it.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        modifier(AccessibilityChange { $0.speech.isQueued = value })
    }

    /// Has the view read out letter by letter, as a code is.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        modifier(AccessibilityChange { $0.speech.spellsOut = value })
    }
}
