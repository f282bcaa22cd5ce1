import Foundation
import PicaGraph

/// A view to be looked at while it is worked on; `#Preview` makes it.
public struct Preview {
    /// What the traits of views' previews are about.
    public enum ViewTraits {}

    package let name: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    /// A preview of a view.
    ///
    /// - Parameters:
    ///   - name: What lists call it; by default the place where it is written.
    ///   - body: Makes the view.
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        (self.name, self.body, traits) = (name, body, [])
    }

    /// A preview of a view.
    ///
    /// - Parameters:
    ///   - name: What lists call it; by default the place where it is written.
    ///   - traits: How it is shown.
    ///   - additionalTraits: More of that.
    ///   - body: Makes the view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
        _ additionalTraits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.body) = (name, body)
        self.traits = [traits] + additionalTraits
    }
}

/// Where a `#Preview` is written, and how it is made; the macro's own.
@MainActor @preconcurrency public protocol PreviewRegistry {
    /// The module and the file.
    nonisolated static var fileID: String { get }
    /// In the file, from 1.
    nonisolated static var line: Int { get }
    /// In the line, from 1.
    nonisolated static var column: Int { get }
    /// Makes the preview.
    static func makePreview() throws -> Preview
}

/// A view to be looked at while it is worked on. The previews of a program can be listed, opened and drawn into
/// files; see `docs/previews.md`.
///
/// - Parameters:
///   - name: What lists call it; by default the place where it is written.
///   - body: Makes the view. State that it needs is declared in it with `@Previewable`.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "PicaMacros", type: "PreviewMacro")

/// A view to be looked at while it is worked on, with traits.
///
/// - Parameters:
///   - name: What lists call it; by default the place where it is written.
///   - traits: How it is shown.
///   - additionalTraits: More of that.
///   - body: Makes the view. State that it needs is declared in it with `@Previewable`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PicaMacros", type: "PreviewMacro")

/// Makes a property that is declared in the body of a `#Preview` one of the view that is shown, as state has to be.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PicaMacros", type: "PreviewableMacro")
