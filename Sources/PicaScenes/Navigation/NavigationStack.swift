import Foundation
import PicaControls
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A view that shows a stack of pages, of which only the last is visible.
///
///     NavigationStack {
///         List(recipes) { recipe in
///             NavigationLink(recipe.name, value: recipe)
///         }
///         .navigationTitle("Recipes")
///         .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0) }
///     }
///
/// Links add pages. The back button, Escape, Alt+Left and `dismiss` remove the last one, and Alt+Right restores it.
/// Pages keep their state while others cover them. The surrounding bar shows the page's title and toolbar.
public struct NavigationStack<Data, Root: View> {
    private let path: Binding<NavigationPath>?
    private let elements: NavigationPathBinding?
    private let root: Root
    @State private var model = NavigationModel()
    @State private var ownPath = NavigationPath()
    /// A counter of changes that do not affect the path.
    @State private var changes = 0

    /// Creates a stack that stores its path itself.
    ///
    /// - Parameter root: The page at the bottom of the stack.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        elements = nil
        self.root = root()
    }

    /// Creates a stack of pages for values of any types.
    ///
    /// - Parameters:
    ///   - path: The values whose pages are above the root.
    ///   - root: The page at the bottom of the stack.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.path = path
        elements = nil
        self.root = root()
    }

    /// Creates a stack of pages for values of a single type.
    ///
    /// - Parameters:
    ///   - path: The values whose pages are above the root. Links with values of other types do nothing.
    ///   - root: The page at the bottom of the stack.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = nil
        elements = Self.binding(path)
        self.root = root()
    }
}

extension NavigationStack {
    nonisolated private static func binding<Path>(_ path: Binding<Path>) -> NavigationPathBinding
    where Path: RandomAccessCollection, Path: RangeReplaceableCollection, Path.Element: Hashable {
        NavigationPathBinding {
            path.wrappedValue.map { NavigationElement($0) }
        } set: { elements in
            let values = elements.compactMap { $0.value.base as? Path.Element }
            if values.count < elements.count {
                Logger(subsystem: "Pica", category: "navigation").warningOnce(
                    "NavigationStack: the path takes values of one type only; others are left out")
            }
            path.wrappedValue = Path(values)
        }
    }
}

extension NavigationStack: View {
    /// The pages of the stack.
    public var body: some View {
        let (model, changes) = (model, $changes)
        let path = path ?? $ownPath
        let binding =
            elements
            ?? NavigationPathBinding {
                path.wrappedValue.elements
            } set: { elements in
                var new = NavigationPath()
                new.elements = elements
                path.wrappedValue = new
            }
        let _ = changes.wrappedValue
        model.path = binding
        model.changed = { changes.wrappedValue += 1 }
        model.follow(binding.get())
        return NavigationPages(model: model, pages: model.pages, root: root)
    }
}

/// The pages of a stack, or of a column of a split view.
struct NavigationPages<Root: View>: View {
    let model: NavigationModel
    let pages: [NavigationModel.Page]
    let root: Root
    /// Whether the visible page hides the back button and so prevents going back.
    @State private var isBackHidden = false

    init(model: NavigationModel, pages: [NavigationModel.Page], root: Root) {
        self.model = model
        self.pages = pages
        self.root = root
    }

    private func arrival(of page: NavigationModel.Page) -> AnyTransition {
        let transit = model.transit(of: page.id)
        return .modifier(
            active: PageArrival(part: 0, transit: transit), identity: PageArrival(part: 1, transit: transit))
    }

    var body: some View {
        let model = model
        ZStack {
            ForEach(pages) { page in
                NavigationPage(
                    model: model, page: page, isTop: page.id == pages.last?.id,
                    depth: pages.firstIndex { $0.id == page.id } ?? 0,
                    departure: model.departure(of: page.id), root: page.id == 0 ? AnyView(root) : nil
                )
                .transition(page.id == 0 ? .identity : arrival(of: page))
                .zIndex(Double(pages.firstIndex { $0.id == page.id } ?? 0))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clippedToSafeArea()
        .animation(.page, value: pages.map(\.id))
        .modifier(
            NavigationKeys(
                canSwipe: { [isBackHidden] in
                    $0 == .back ? !isBackHidden && model.canGoBack : model.canGoForward
                }
            ) { [isBackHidden] command in
                switch command {
                case .back: !isBackHidden && model.goBack()
                case .forward: model.goForward()
                case .toggleSidebar: false
                }
            }
        )
        .onPreferenceUpdate(BarKey.self) { isBackHidden = $0.isBackHidden }
        .transformPreference(NavigationDestinationKey.self) { $0 = [] }
    }
}

/// A page of a stack.
private struct NavigationPage: View {
    let model: NavigationModel
    let page: NavigationModel.Page
    let isTop: Bool
    /// The number of pages below.
    let depth: Int
    let departure: DeckDeparture
    /// The root's content; `nil` for other pages.
    let root: AnyView?
    /// A counter of changes to the declarations below that provide this page's content.
    @State private var refreshes = 0

    init(
        model: NavigationModel, page: NavigationModel.Page, isTop: Bool, depth: Int,
        departure: DeckDeparture, root: AnyView?
    ) {
        self.model = model
        self.page = page
        self.isTop = isTop
        self.depth = depth
        self.departure = departure
        self.root = root
    }

    var body: some View {
        let (model, id, depth) = (model, page.id, depth)
        DeckPage(isShown: isTop, departure: departure) {
            content
                .environment(\.navigationTarget, NavigationTarget(model: model))
                .dismissal(isEnabled: id != 0) { model.pop(id) }
                .onPreferenceUpdate(NavigationDestinationKey.self) { model.setDestinations($0, of: id) }
                .onPreferenceUpdate(BarKey.self) { model.setTitle($0.title?.text, of: id) }
                .onPreferenceUpdate(NavigationTransitionKey.self) { kind in
                    model.setTransition(kind ?? _NavigationTransitionKind(), of: id)
                }
                .transformPreference(NavigationTransitionKey.self) { $0 = nil }
                .bar { bar in
                    bar.isInContainer = true
                    if id != 0, !model.replaces, bar.back == nil {
                        (bar.back, bar.backDepth) = (model, depth)
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .modifier(ContainerBackgroundReader(placement: .navigation))
                // Other pages move over it; nothing is below the root.
                .background(id == 0 ? Color.clear : Color(themed: .background))
                .contentShape(Rectangle())
        }
    }

    private var content: AnyView {
        if let root { return root }
        let refreshes = $refreshes
        let _ = refreshes.wrappedValue
        model.setRefresh(of: page.id) { refreshes.wrappedValue += 1 }
        return model.content(of: page) ?? AnyView(MissingPage(model: model, page: page))
    }
}

/// The page shown for a value without a destination.
private struct MissingPage: View {
    let model: NavigationModel
    let page: NavigationModel.Page
    /// Whether the destination is certainly missing. The views that declare it may only just have appeared, so the
    /// message waits.
    @State private var isCertain = false

    init(model: NavigationModel, page: NavigationModel.Page) {
        self.model = model
        self.page = page
    }

    var body: some View {
        Group {
            if isCertain {
                Image(systemName: "exclamationmark.triangle.fill")
                    .font(.largeTitle)
                    .foregroundStyle(.yellow)
            } else {
                Color.clear
            }
        }
        .task {
            if case .value(let element) = page.source { model.warnOfMissing(element) }
            isCertain = true
        }
    }
}
