import PicaState

/// The environment that a container gives to the headers and footers of sections inside it.
package struct SectionLook {
    private let id: String
    fileprivate let write: @Sendable (Subview.Place.Part, inout EnvironmentValues) -> Void

    /// Creates a look.
    ///
    /// - Parameter id: Identifies the look for comparison.
    package init(
        _ id: String, write: @escaping @Sendable (Subview.Place.Part, inout EnvironmentValues) -> Void
    ) {
        self.id = id
        self.write = write
    }
}

extension SectionLook: SelfComparing {
    package func isSame(as other: SectionLook) -> Bool { id == other.id }
}

private enum SectionLookKey: EnvironmentKey { static var defaultValue: SectionLook? { nil } }

extension EnvironmentValues {
    /// The look of section headers and footers; `nil` to show them like other views.
    package var sectionLook: SectionLook? {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}

/// Applies the container's look to a section's header or footer.
struct SectionPart {
    let part: Subview.Place.Part
}

extension SectionPart: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        guard let look = values.sectionLook else { return }
        // Content of the header is not itself part of this section.
        values.sectionLook = nil
        look.write(part, &values)
    }
}
