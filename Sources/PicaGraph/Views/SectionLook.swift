/// What a container makes of the headers and footers of sections inside: what these find in their environment.
package struct SectionLook {
    private let id: String
    fileprivate let write: @Sendable (Subview.Place.Part, inout EnvironmentValues) -> Void

    /// - Parameter id: Tells it apart from others.
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
    /// nil where headers and footers are views like others.
    package var sectionLook: SectionLook? {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}

/// Gives a section's header or footer what the container around wants for it.
struct SectionPart {
    let part: Subview.Place.Part
}

extension SectionPart: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        guard let look = values.sectionLook else { return }
        // What is inside is no part of this section.
        values.sectionLook = nil
        look.write(part, &values)
    }
}
