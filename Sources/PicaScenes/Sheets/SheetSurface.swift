import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaState

/// The surface of a sheet: a card in the middle of the dimmed window, or the whole window.
struct SheetSurface {
    private let fillsWindow: Bool
    @State private var traits = PresentationTraits()
    @State private var colorScheme: ColorScheme?
    /// The chosen height; `nil` for the lowest.
    @State private var detent: PresentationDetent?
    /// The window's size; zero until it is known.
    @State private var window = CGSize.zero
    @Environment(\.dismiss) private var dismiss
    @Environment(\.self) private var environment

    nonisolated init(fillsWindow: Bool) { self.fillsWindow = fillsWindow }
}

extension SheetSurface: ViewModifier {
    func body(content: Content) -> some View {
        DialogPlacement(sizing: fillsWindow ? nil : traits.sizing, detents: heights) {
            VStack {
                content.modifier(BarHost())
                    .environment(\.toolbarDisplay, nil)
                    .environment(\.windowToolbarLook, _WindowToolbarLook())
            }
            .onPreferenceUpdate(PresentationTraitsKey.self) { traits = $0 }
            .onPreferenceChange(PreferredColorSchemeKey.self) { colorScheme = $0 }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(OverflowScroll())
            .overlay(alignment: .top) { grip }
            .modifier(
                DialogCard(
                    cornerRadius: traits.cornerRadius ?? (fillsWindow ? 0 : 14), color: .background,
                    background: traits.background, hasEdge: !fillsWindow)
            )
            .modifier(DialogTarget(role: .dialog, escape: escape))
            .modifier(PresentedEnvironment(colorScheme: colorScheme))
        }
        .modifier(DialogScrim(arrival: fillsWindow ? .appears : .descends, isSeen: !fillsWindow))
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            window = $0
        }
    }

    @MainActor private var escape: (() -> Void)? {
        fillsWindow || traits.isKeptFromPeople ? nil : { dismiss() }
    }

    private var chosen: PresentationDetent? { traits.selection?.wrappedValue ?? detent }

    private var heights: SheetHeights? {
        fillsWindow
            ? nil : traits.detents.map { SheetHeights(detents: $0, chosen: chosen, environment: environment) }
    }

    @ViewBuilder private var grip: some View {
        if let detents = traits.detents, !fillsWindow, showsGrip {
            let room = DialogPlacement.room(in: window).height
            SheetGrip(heights: DetentHeights(detents, room: room, environment), chosen: chosen) { new in
                withAnimation(.change) {
                    detent = new
                    traits.selection?.wrappedValue = new
                }
            }
        }
    }

    private var showsGrip: Bool {
        switch traits.dragIndicator {
        case .visible: true
        case .hidden: false
        case .automatic: (traits.detents?.count ?? 0) > 1
        }
    }
}
