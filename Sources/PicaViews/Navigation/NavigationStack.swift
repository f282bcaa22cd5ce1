import Foundation
import PicaFoundation
import PicaGraph

/// Pages one above another, of which the last is shown.
///
///     NavigationStack {
///         List(recipes) { recipe in
///             NavigationLink(recipe.name, value: recipe)
///         }
///         .navigationTitle("Recipes")
///         .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0) }
///     }
///
/// Links add pages; the back button, Escape, Alt with the left arrow and `dismiss` take the last away, and Alt with the
/// right arrow brings back what a person has left. Pages keep their state while others cover them. The bar around the stack shows the page's title and toolbar.
public struct NavigationStack<Data, Root: View> {
    private let path: Binding<NavigationPath>?
    private let elements: NavigationPathBinding?
    private let root: Root
    @State private var model = NavigationModel()
    @State private var ownPath = NavigationPath()
    /// Counts changes that the path does not tell of.
    @State private var changes = 0

    /// A stack that keeps its path itself.
    ///
    /// - Parameter root: The page below all others.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        elements = nil
        self.root = root()
    }

    /// A stack of pages for values of any types.
    ///
    /// - Parameters:
    ///   - path: The values whose pages are above the root.
    ///   - root: The page below all others.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.path = path
        elements = nil
        self.root = root()
    }

    /// A stack of pages for values of one type.
    ///
    /// - Parameters:
    ///   - path: The values whose pages are above the root. Links with values of another type do nothing.
    ///   - root: The page below all others.
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
    /// The page that is shown.
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
    /// Whether the page that is shown lets nobody go back.
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
        .animation(.easeOut(duration: 0.22), value: pages.map(\.id))
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

/// One page of a stack.
private struct NavigationPage: View {
    let model: NavigationModel
    let page: NavigationModel.Page
    let isTop: Bool
    /// How many pages are below.
    let depth: Int
    let departure: DeckDeparture
    /// What the root shows; nil for other pages.
    let root: AnyView?
    /// Counts what pages below said of what this one shows.
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

/// What is shown for a value that leads nowhere.
private struct MissingPage: View {
    let model: NavigationModel
    let page: NavigationModel.Page
    /// Not at once: the views that say where values lead may only just have come.
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
