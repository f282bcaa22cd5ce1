import PicaGraph

/// The form that a presentation takes in compact space. It has no effect in Pica: a presentation keeps its form however
/// small the window is.
public struct PresentationAdaptation: Sendable {
    private let name: String

    /// The usual behavior.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// No adaptation.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover of the whole window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The first effect of a drag in a presentation. It has no effect in Pica: a drag in a sheet's content never changes
/// its height.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// The usual behavior.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// The drag changes the height.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The drag scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
    /// Sets the form that the presentation around the view takes in compact space. It has no effect in Pica.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        self
    }

    /// Sets the form that the presentation around the view takes in compact space. It has no effect in Pica.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Sets the first effect of a drag in the presentation around the view. It has no effect in Pica.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Sets whether the content behind the presentation around the view can be used. It has no effect in Pica: the
    /// window behind a sheet cannot be used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
}

/// Whether the content behind a presentation can be used. It has no effect in Pica: the window behind a sheet cannot be
/// used.
public struct PresentationBackgroundInteraction: Sendable {
    private let name: String

    /// The usual behavior.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// The content can be used.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// The content cannot be used.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// Returns the setting with which the content can be used while the presentation is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(name: "enabled up through")
    }
}
