import PicaGraph

/// What a presentation becomes where there is little room. Accepted, without effect here: what is presented stays
/// what it is, however small the window is.
public struct PresentationAdaptation: Sendable {
    private let name: String

    /// What is usual.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// What it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// Something over all of the window.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a drag in a presentation does first. Accepted, without effect here: no drag in a sheet's content changes its
/// height.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// What is usual.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It changes the height.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
    /// Says what the presentation around the view becomes where there is little room. Accepted, without effect here.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        self
    }

    /// Says what the presentation around the view becomes where there is little room. Accepted, without effect here.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Says what a drag in the presentation around the view does first. Accepted, without effect here.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Says whether what is behind the presentation around the view can be used. Accepted, without effect here: what is
    /// behind a sheet is out of reach.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
}

/// Whether what is behind a presentation can be used. Accepted, without effect here: what is behind a sheet is out of
/// reach.
public struct PresentationBackgroundInteraction: Sendable {
    private let name: String

    /// What is usual.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// It can.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// It cannot.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// It can while the presentation is no higher than a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(name: "enabled up through")
    }
}
