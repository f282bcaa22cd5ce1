import Foundation
import PicaGraph
import PicaState

/// A view that shows a surface drawn by the app or another library, as `NSViewRepresentable` shows an `NSView`.
///
///     struct Video: PicaViewRepresentable {
///         let player: Player
///
///         func makePicaView(context: Context) -> VideoSurface { VideoSurface() }
///         func updatePicaView(_ view: VideoSurface, context: Context) { view.player = player }
///     }
///
/// It is Pica's extension of SwiftUI.
@MainActor @preconcurrency public protocol PicaViewRepresentable: View {
    /// The class of the surface.
    associatedtype PicaViewType: PicaView
    /// An object that lives as long as the surface, such as a delegate; `Void` by default.
    associatedtype Coordinator = Void
    /// The coordinator and the environment, which the functions receive.
    typealias Context = PicaViewRepresentableContext<Self>

    /// Creates the surface, once for each place of the view on screen.
    func makePicaView(context: Context) -> PicaViewType
    /// Gives the surface the values of the view, after its creation and whenever they change.
    func updatePicaView(_ view: PicaViewType, context: Context)
    /// Creates the coordinator, before the surface.
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; `nil` to take what is proposed, and 10 points where nothing is.
    func sizeThatFits(_ proposal: ProposedViewSize, picaView: PicaViewType, context: Context) -> CGSize?
    /// Cleans up after the view has left the screen for good.
    static func dismantlePicaView(_ view: PicaViewType, coordinator: Coordinator)
}

/// The coordinator and the environment that a representable's functions receive.
public struct PicaViewRepresentableContext<Representable: PicaViewRepresentable> {
    /// The coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public let environment: EnvironmentValues
}

extension PicaViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
}

extension PicaViewRepresentable {
    /// Leaves the size to the proposal.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, picaView: PicaViewType, context: Context
    ) -> CGSize? { nil }
    /// Does nothing.
    public static func dismantlePicaView(_ view: PicaViewType, coordinator: Coordinator) {}
    /// The surface among other views.
    public var body: some View { RepresentedSurface(representable: self) }
}

/// The surface of a representable while it is on screen.
private struct RepresentedSurface<Representable: PicaViewRepresentable> {
    let representable: Representable
    @State private var representation = Representation<Representable>()
    @Environment(\.self) private var environment

    init(representable: Representable) { self.representable = representable }
}

extension RepresentedSurface: View {
    var body: some View {
        let (view, context) = representation.updated(by: representable, environment)
        PicaViewHost(view: view) { [representable] in
            representable.sizeThatFits($0, picaView: view, context: context)
        }
    }
}

/// The surface and its coordinator, which live as long as the view's state.
@MainActor private final class Representation<Representable: PicaViewRepresentable> {
    private var parts: (view: Representable.PicaViewType, coordinator: Representable.Coordinator)?

    nonisolated init() {}

    isolated deinit {
        if let parts { Representable.dismantlePicaView(parts.view, coordinator: parts.coordinator) }
    }

    /// Returns the surface with the representable's present values.
    func updated(
        by representable: Representable, _ environment: EnvironmentValues
    ) -> (Representable.PicaViewType, Representable.Context) {
        let coordinator = parts?.coordinator ?? representable.makeCoordinator()
        let context = Representable.Context(coordinator: coordinator, environment: environment)
        let view = parts?.view ?? representable.makePicaView(context: context)
        parts = (view, coordinator)
        representable.updatePicaView(view, context: context)
        return (view, context)
    }
}
