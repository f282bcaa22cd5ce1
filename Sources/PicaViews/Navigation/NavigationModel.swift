import Foundation
import PicaFoundation
import PicaGraph

/// The pages of a stack: what the path says, and what views present besides.
@MainActor final class NavigationModel {
    /// A page above the root.
    struct Page: Identifiable {
        /// Which one it is of all that the stack ever had; 0 is the root.
        let id: Int
        let source: Source
    }

    enum Source: Equatable {
        case root
        /// A value of the path.
        case value(NavigationElement)
        /// What a view presents while a condition is true.
        case presented(ObjectIdentifier)
    }

    private(set) var pages = [Page(id: 0, source: .root)]
    /// What the views of each page say of where values lead, and what they present.
    private var destinations: [Int: [NavigationDestination]] = [:]
    /// The last of what was presented, which stays as it is once its view is gone.
    private var presented: [ObjectIdentifier: NavigationDestination] = [:]
    private var titles: [Int: Text] = [:]
    private var transits: [Int: PageTransit] = [:]
    /// How the page that is shown now left, and comes back.
    private var lastDeparture = DeckDeparture.covered
    /// Has a page ask again for what it shows.
    private var refreshes: [Int: () -> Void] = [:]
    private var count = 0
    /// The pages that a person has left, the last one at the end.
    private var left: [Left] = []

    /// Whether the next page to come is one that a person left.
    private var isReturning = false

    private enum Left {
        case value(NavigationElement)
        case presented(Binding<Bool>)
    }

    /// Reads and writes the path.
    var path: NavigationPathBinding?
    /// Has the stack evaluated again.
    var changed: () -> Void = {}
    /// Whether a new page takes the place of all above the root, as in a column of a split view.
    var replaces = false
    /// Called as a link adds a page.
    var didPush: () -> Void = {}

    nonisolated init() {}

    /// Stands for the column whose links show their pages here.
    static let column = -1

    private static let logger = Logger(subsystem: "Pica", category: "navigation")

    var top: Page { pages[pages.count - 1] }

    private func makePage(_ source: Source) -> Page {
        count += 1
        return Page(id: count, source: source)
    }

    private var values: [NavigationElement] {
        pages.compactMap { if case .value(let value) = $0.source { value } else { nil } }
    }

    // MARK: Path

    /// Takes over what the path says: pages of values that are still there stay, with what they present.
    func follow(_ values: [NavigationElement]) {
        guard values != self.values else { return }
        forgetLeft()
        var (kept, next) = ([pages[0]], 0)
        for page in pages.dropFirst() {
            if case .value(let value) = page.source {
                guard next < values.count, values[next] == value else { break }
                next += 1
            }
            kept.append(page)
        }
        // What was presented on pages that are gone.
        let gone = pages.dropFirst(kept.count)
        pages = kept + values[next...].map { makePage(.value($0)) }
        forget(gone)
    }

    /// Adds a page for a value.
    func push(_ value: NavigationElement) {
        if replaces { popAll() }
        write(values + [value])
        didPush()
    }

    private func write(_ values: [NavigationElement]) {
        if let path { path.set(values) }
        changed()
    }

    /// Goes back to a page, as a person wants it: 0 is the root.
    func pop(to index: Int) {
        guard index >= 0, index + 1 < pages.count else { return }
        let gone = pages[(index + 1)...]
        left += gone.reversed().compactMap { page in
            switch page.source {
            case .root: nil
            case .value(let value): .value(value)
            case .presented(let id): presented[id]?.isPresented.map { .presented($0) }
            }
        }
        let hadValues = values.count
        pages.removeSubrange((index + 1)...)
        forgetPresented(gone)
        forget(gone)
        if values.count != hadValues { write(values) } else { changed() }
    }

    var canGoBack: Bool { pages.count > 1 }
    var canGoForward: Bool { !left.isEmpty }

    /// Goes back by one page; returns false where the root is shown.
    func goBack() -> Bool {
        guard pages.count > 1 else { return false }
        pop(to: pages.count - 2)
        return true
    }

    /// Brings back the page that a person left last; returns false where there is none.
    func goForward() -> Bool {
        guard let last = left.popLast() else { return false }
        isReturning = true
        switch last {
        case .value(let value): push(value)
        case .presented(let binding): binding.wrappedValue = true
        }
        return true
    }

    /// Where a page comes that no person left, there is no way forward any more.
    private func forgetLeft() {
        if !isReturning { left = [] }
        isReturning = false
    }

    /// Takes away a page and all above it.
    func pop(_ id: Int) {
        if let index = pages.firstIndex(where: { $0.id == id }), index > 0 { pop(to: index - 1) }
    }

    private func forgetPresented(_ gone: some Sequence<Page>) {
        for case .presented(let id) in gone.map(\.source) {
            let destination = presented.removeValue(forKey: id)
            if let isPresented = destination?.isPresented, isPresented.wrappedValue {
                isPresented.wrappedValue = false
            }
        }
    }

    private func forget(_ gone: some Sequence<Page>) {
        for page in gone {
            lastDeparture = departure(below: page)
            destinations[page.id] = nil
            refreshes[page.id] = nil
            titles[page.id] = nil
            transits[page.id] = nil
            if case .presented(let id) = page.source { presented[id] = nil }
        }
    }

    // MARK: Transitions

    /// How a page comes and goes.
    func transit(of page: Int) -> PageTransit {
        if let known = transits[page] { return known }
        let made = PageTransit()
        transits[page] = made
        return made
    }

    /// A page says how it comes and goes.
    func setTransition(_ kind: _NavigationTransitionKind, of page: Int) {
        let transit = transit(of: page)
        guard transit.kind != kind else { return }
        transit.kind = kind
        // The page below goes otherwise, too.
        changed()
    }

    /// How a page leaves for the one above it, or comes back.
    func departure(of page: Int) -> DeckDeparture {
        pages.drop { $0.id != page }.dropFirst().first.map(departure) ?? lastDeparture
    }

    private func departure(below page: Page) -> DeckDeparture {
        transits[page.id]?.kind.source == nil ? .covered : .overgrown
    }

    // MARK: Destinations

    /// The views of a page say where values lead, or what they present.
    ///
    /// - Parameter page: The page's identity, or `column` for the column before this one.
    func setDestinations(_ list: [NavigationDestination], of page: Int) {
        guard page == Self.column || pages.contains(where: { $0.id == page }) else { return }
        let old = destinations.updateValue(list, forKey: page) ?? []
        let before = pages.map(\.id)
        for destination in list {
            guard let id = destination.presentedID else { continue }
            if destination.isPresented?.wrappedValue == true {
                if presented.updateValue(destination, forKey: id) == nil { present(id) }
            } else {
                remove(id)
            }
        }
        let now = Set(list.compactMap(\.presentedID))
        for destination in old {
            // A view that is gone presents nothing any more, unless it is only scrolled away.
            if let id = destination.presentedID, !now.contains(id), !destination.outlivesItsView {
                remove(id)
            }
        }
        if pages.map(\.id) != before { changed() }
        // Pages take what they show from those below. So none has itself evaluated again.
        let above = page == Self.column ? pages[...] : pages.drop { $0.id != page }.dropFirst()
        for page in above { refreshes[page.id]?() }
    }

    /// - Parameter refresh: Has a page ask again for what it shows.
    func setRefresh(of page: Int, _ refresh: @escaping () -> Void) { refreshes[page] = refresh }

    private func present(_ id: ObjectIdentifier) {
        forgetLeft()
        if replaces { popAll() }
        pages.append(makePage(.presented(id)))
        didPush()
    }

    private func popAll() {
        let gone = pages.dropFirst()
        if !values.isEmpty { path?.set([]) }
        pages = [pages[0]]
        forgetPresented(gone)
        forget(gone)
    }

    private func remove(_ id: ObjectIdentifier) {
        presented[id] = nil
        guard let index = pages.firstIndex(where: { $0.source == .presented(id) }) else { return }
        let gone = pages[index...]
        let hadValues = values.count
        pages.removeSubrange(index...)
        forgetPresented(gone.dropFirst())
        forget(gone)
        if values.count != hadValues { path?.set(values) }
    }

    /// What a page shows; nil for a value that leads nowhere.
    func content(of page: Page) -> AnyView? {
        switch page.source {
        case .root: return nil
        case .presented(let id): return presented[id]?.make(nil)
        case .value(let element):
            // The declaration nearest to the root counts.
            for below in [Self.column] + pages.prefix(while: { $0.id != page.id }).map(\.id) {
                for destination in destinations[below] ?? [] where destination.leads(element) {
                    return destination.make(element)
                }
            }
            return nil
        }
    }

    func warnOfMissing(_ element: NavigationElement) {
        Self.logger.warningOnce(
            "NavigationStack: no navigationDestination(for: \(element.type).self) says where \(element.type) leads"
        )
    }

    // MARK: Titles

    func setTitle(_ title: Text?, of page: Int) { titles[page] = title }
}

extension NavigationModel: BackTarget {
    var backTitles: [Text?] { pages.dropLast().map { titles[$0.id] } }
    func goBack(to page: Int) { pop(to: page) }
}

/// Where a stack's path is read from and written to.
struct NavigationPathBinding {
    let get: () -> [NavigationElement]
    let set: ([NavigationElement]) -> Void
}

/// Where values of a type lead, or what a view presents while a condition is true.
struct NavigationDestination {
    /// The type of the values; nil for what a view presents.
    let type: Any.Type?
    let isPresented: Binding<Bool>?
    /// What the view that presents is known by.
    let presentedID: ObjectIdentifier?
    /// Whether the page stays though the view is gone: a row may be scrolled away.
    let outlivesItsView: Bool
    let make: (NavigationElement?) -> AnyView?

    func leads(_ element: NavigationElement) -> Bool { type.map { $0 == element.type } ?? false }
}

/// What views inside a stack's page say of where values lead.
enum NavigationDestinationKey: PreferenceKey {
    static var defaultValue: [NavigationDestination] { [] }
    static func reduce(value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]) {
        value += nextValue()
    }
}

/// Where links inside a page or a column lead. Found in the environment.
struct NavigationTarget: Equatable {
    let model: NavigationModel

    static func == (a: Self, b: Self) -> Bool { a.model === b.model }
}

private enum NavigationTargetKey: EnvironmentKey { static var defaultValue: NavigationTarget? { nil } }

extension EnvironmentValues {
    /// The stack or the column in which links show their destinations; nil outside of both.
    var navigationTarget: NavigationTarget? {
        get { self[NavigationTargetKey.self] }
        set { self[NavigationTargetKey.self] = newValue }
    }
}
