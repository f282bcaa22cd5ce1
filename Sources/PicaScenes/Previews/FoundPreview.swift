import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A preview in the running program.
package struct FoundPreview: Identifiable {
    /// The source location of the preview, or the provider type and the index of its view.
    package let id: String
    package let name: String
    /// The size in points; `nil` for the view's own size.
    package let size: CGSize?
    /// Creates the view.
    package let makeView: @MainActor () async throws -> AnyView

    /// The size of previews that set none.
    static let windowSize = CGSize(width: 800, height: 600)
}

extension FoundPreview {
    /// Returns all previews of the program, in the order of the source.
    @MainActor package static func all() -> [FoundPreview] {
        let registries = ConformingTypes.all(of: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        let providers = ConformingTypes.all(of: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
        return registries.compactMap(preview) + providers.flatMap { previews(of: $0) }
    }

    @MainActor private static func preview(of registry: any PreviewRegistry.Type) -> FoundPreview? {
        let place = "\(registry.fileID):\(registry.line)"
        do {
            let preview = try registry.makePreview()
            return FoundPreview(
                id: place, name: preview.name ?? place, size: preview.size,
                makeView: {
                    // The preview is created anew each time, as a view keeps the values it was created with.
                    let preview = try registry.makePreview()
                    return try await preview.view()
                })
        } catch {
            Logger(subsystem: "Pica", category: "previews").warning(
                "\(place): the preview cannot be made: \(error)")
            return nil
        }
    }

    @MainActor private static func previews<Provider: PreviewProvider>(of type: Provider.Type)
        -> [FoundPreview]
    {
        let name = String(reflecting: type)
        let views = ProvidedPreviews.of(Provider.previews)
        return views.indices.map { index in
            FoundPreview(
                id: views.count == 1 ? name : "\(name):\(index + 1)", name: views[index].name ?? name,
                size: views[index].size,
                makeView: { AnyView(OneOf(index: index).callAsFunction { Provider.previews }) })
        }
    }
}

extension Preview {
    fileprivate var size: CGSize? {
        var (layout, orientation) = (PreviewLayout.device, InterfaceOrientation?.none)
        for trait in traits {
            switch trait.kind {
            case .layout(let own): layout = own
            case .orientation(let own): orientation = own
            case .modifier: break
            }
        }
        return layout.size(device: nil, orientation)
    }

    /// Returns the view inside the modifiers; the first modifier is the innermost.
    @MainActor fileprivate func view() async throws -> AnyView {
        var view = body().erased
        for trait in traits {
            if case .modifier(let modifier) = trait.kind { view = try await modifier.applied(to: view) }
        }
        return view
    }
}

extension View {
    fileprivate var erased: AnyView { AnyView(self) }
}

extension PreviewLayout {
    /// Returns the size in points; `nil` for the view's own size.
    fileprivate func size(device: PreviewDevice?, _ orientation: InterfaceOrientation?) -> CGSize? {
        switch self {
        case .device:
            let size = device?.size ?? FoundPreview.windowSize
            return orientation.map { $0.turned(size) } ?? size
        case .sizeThatFits: return nil
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        }
    }
}

/// The properties of the views that a provider creates.
@MainActor private final class ProvidedPreviews {
    private(set) var views: [(name: String?, size: CGSize?)] = []

    /// Lays out the views once, as their number is known only then.
    static func of(_ previews: some View) -> [(name: String?, size: CGSize?)] {
        let found = ProvidedPreviews()
        let platform = OffscreenPlatform()
        let host = ViewHost(
            OneOf(index: 0, note: found.take).callAsFunction { previews }, platform: platform,
            environment: .desktop())
        _ = host.sizeThatFits(.unspecified)
        return found.views
    }

    private func take(_ subviews: LayoutSubviews) {
        views = subviews.map { view in
            (
                view[PreviewName.self],
                view[PreviewLayoutKey.self].size(
                    device: view[PreviewDeviceKey.self], view[PreviewOrientation.self])
            )
        }
    }
}

/// A layout that shows one of several views in its own size.
private struct OneOf: Layout {
    let index: Int
    var note: @MainActor (LayoutSubviews) -> Void = { _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        MainThread.assumeIsolated { note(subviews) }
        return shown(subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        for (number, view) in subviews.enumerated() {
            // The other views are placed far outside the visible area.
            let place = number == index ? CGPoint(x: bounds.midX, y: bounds.midY) : CGPoint(x: -1e6, y: -1e6)
            view.place(at: place, anchor: .center, proposal: proposal)
        }
    }

    private func shown(_ subviews: LayoutSubviews) -> LayoutSubview? {
        subviews.indices.contains(index) ? subviews[index] : nil
    }
}
