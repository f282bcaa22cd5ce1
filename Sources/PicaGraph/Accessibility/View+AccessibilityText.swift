import PicaState

extension View {
    /// Sets the level of the view as a heading, by which people navigate a page.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(AccessibilityChange { $0.headingLevel = level })
    }
}

extension View {
    /// Sets the kind of text that the view shows.
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> some View {
        modifier(AccessibilityChange { $0.textContentType = value })
    }
}

extension View {
    /// Sets the pitch of the voice that reads the view.
    ///
    /// - Parameter value: The pitch, from -1 (lowest) to 1 (highest); 0 is normal.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        modifier(AccessibilityChange { $0.speech.pitch = SpeechAttributes.pitch(value) })
    }

    /// Sets whether punctuation is spoken, as for source code.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        modifier(AccessibilityChange { $0.speech.includesPunctuation = value })
    }

    /// Sets whether announcements of the view wait for ongoing speech rather than interrupt it.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        modifier(AccessibilityChange { $0.speech.isQueued = value })
    }

    /// Sets whether the view is spelled letter by letter, as a code.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        modifier(AccessibilityChange { $0.speech.spellsOut = value })
    }
}
