import Foundation
import PicaGraph

/// A preview of a view during development, created by `#Preview`.
public struct Preview {
    /// The marker type for the traits of view previews.
    public enum ViewTraits {}

    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    /// Creates a preview of a view.
    ///
    /// - Parameters:
    ///   - name: The name in lists of previews; by default the source location.
    ///   - body: The closure that creates the view.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        (self.name, self.body, traits) = (name, body, [])
    }

    /// Creates a preview of a view with traits.
    ///
    /// - Parameters:
    ///   - name: The name in lists of previews; by default the source location.
    ///   - traits: A trait of the preview.
    ///   - additionalTraits: Further traits.
    ///   - body: The closure that creates the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
        _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.body) = (name, body)
        self.traits = [traits] + additionalTraits
    }
}

/// A type that records the source location of a `#Preview` and creates it. The macro declares the conforming types.
@MainActor @preconcurrency public protocol PreviewRegistry {
    /// The module and file of the preview.
    nonisolated static var fileID: String { get }
    /// The line in the file, from 1.
    nonisolated static var line: Int { get }
    /// The column in the line, from 1.
    nonisolated static var column: Int { get }
    /// Creates the preview.
    static func makePreview() throws -> Preview
}

/// Declares a preview of a view. The previews of a program can be listed, opened and drawn into files; see
/// `docs/guides/previews.md`.
///
/// - Parameters:
///   - name: The name in lists of previews; by default the source location.
///   - body: The closure that creates the view. It declares the state that it needs with `@Previewable`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PicaMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// - Parameters:
///   - name: The name in lists of previews; by default the source location.
///   - traits: A trait of the preview.
///   - additionalTraits: Further traits.
///   - body: The closure that creates the view. It declares the state that it needs with `@Previewable`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PicaMacros", type: "PreviewMacro")

/// Turns a variable in the body of a `#Preview` into a property of the shown view, as state must be one.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PicaMacros", type: "PreviewableMacro")
