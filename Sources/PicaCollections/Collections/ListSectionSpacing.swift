import Foundation
import PicaGraph
import PicaState

/// The spacing between sections of a list.
public struct ListSectionSpacing: Sendable {
    fileprivate enum Kind: Equatable, Sendable {
        case standard, compact
        case custom(CGFloat)
    }

    fileprivate let kind: Kind

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// A smaller spacing.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// Returns a custom spacing.
    ///
    /// - Parameter spacing: The spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(
            kind: Length.checked(spacing, of: "the distance of a list's sections").map { .custom($0) }
                ?? .standard)
    }
}

extension ListSectionSpacing: SelfComparing {
    package func isSame(as other: ListSectionSpacing) -> Bool { kind == other.kind }
}

private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

extension EnvironmentValues {
    fileprivate(set) var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

/// The spacing set for a section, as a trait of its rows, header and footer.
enum SectionSpacingTrait: TraitKey { static var defaultValue: ListSectionSpacing? { nil } }

extension ListLook {
    /// Returns the look with another spacing between sections.
    func spacing(_ spacing: ListSectionSpacing) -> ListLook {
        var look = self
        switch spacing.kind {
        case .standard: break
        case .compact: look.sectionSpacing = look.isGrouped ? 10 : 4
        case .custom(let distance): look.sectionSpacing = distance
        }
        return look
    }
}

extension View {
    /// Sets the spacing between sections of lists in the view, or before the section that this view is.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
            .modifier(TraitWriter(key: SectionSpacingTrait.self, value: spacing))
    }

    /// Sets the spacing between sections of lists in the view, or before the section that this view is.
    ///
    /// - Parameter spacing: The spacing in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
