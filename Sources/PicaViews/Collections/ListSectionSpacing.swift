import Foundation
import PicaGraph

/// How far sections of a list are from each other.
public struct ListSectionSpacing: Sendable {
    fileprivate enum Kind: Equatable, Sendable {
        case standard, compact
        case custom(CGFloat)
    }

    fileprivate let kind: Kind

    /// As the list's style has it.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Less than that.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// A distance of the app's own.
    ///
    /// - Parameter spacing: In points.
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

/// Of a section's rows, header and footer.
enum SectionSpacingTrait: TraitKey { static var defaultValue: ListSectionSpacing? { nil } }

extension ListLook {
    /// Takes over how far sections are from each other.
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
    /// Sets how far sections are from each other: in lists in the view, or before the section that the view is.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
            .modifier(TraitWriter(key: SectionSpacingTrait.self, value: spacing))
    }

    /// Sets how far sections are from each other: in lists in the view, or before the section that the view is.
    ///
    /// - Parameter spacing: In points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}
