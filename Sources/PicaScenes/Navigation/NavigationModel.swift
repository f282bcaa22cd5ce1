import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// The pages of a stack: those of the path, and those that views present.
@MainActor final class NavigationModel {
    /// A page of the stack.
    struct Page: Identifiable {
        /// A number unique among all pages the stack has had; 0 is the root.
        let id: Int
        let source: Source
    }

    enum Source: Equatable {
        case root
        /// A page for a value of the path.
        case value(NavigationElement)
        /// A page that a view presents while a condition is true.
        case presented(ObjectIdentifier)
    }

    private(set) var pages = [Page(id: 0, source: .root)]
    /// The destinations declared by the views of each page: those for values, and the pages they present.
    private var destinations: [Int: [NavigationDestination]] = [:]
    /// The latest destinations of presented pages, kept after their views are gone.
    private var presented: [ObjectIdentifier: NavigationDestination] = [:]
    private var titles: [Int: Text] = [:]
    private var transits: [Int: PageTransit] = [:]
    /// The transition by which the present top page left, and will come back.
    private var lastDeparture = DeckDeparture.covered
    /// Actions that make pages look up their content again.
    private var refreshes: [Int: () -> Void] = [:]
    private var count = 0
    /// The pages that the person has left, the latest last.
    private var left: [Left] = []

    /// Whether the next page is one that the person left before.
    private var isReturning = false

    private enum Left {
        case value(NavigationElement)
        case presented(Binding<Bool>)
    }

    /// Reads and writes the path.
    var path: NavigationPathBinding?
    /// Called to evaluate the stack again.
    var changed: () -> Void = {}
    /// Whether a new page replaces all pages above the root, as in a column of a split view.
    var replaces = false
    /// Called when a link adds a page.
    var didPush: () -> Void = {}

    nonisolated init() {}

    /// The identity used for the column whose links show their pages here.
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

    /// Updates the pages to the path. Pages of values still in it are kept, with the pages that they present.
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
        // The pages after the last one kept, including presented ones.
        let gone = pages.dropFirst(kept.count)
        pages = kept + values[next...].map { makePage(.value($0)) }
        forget(gone)
    }

    /// Appends a value to the path, and so its page.
    func push(_ value: NavigationElement) {
        if replaces { popAll() }
        write(values + [value])
        didPush()
    }

    private func write(_ values: [NavigationElement]) {
        if let path { path.set(values) }
        changed()
    }

    /// Goes back to a page on the person's request; 0 is the root.
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

    /// Goes back by one page; returns `false` if the root is shown.
    func goBack() -> Bool {
        guard pages.count > 1 else { return false }
        pop(to: pages.count - 2)
        return true
    }

    /// Restores the page that the person left last; returns `false` if there is none.
    func goForward() -> Bool {
        guard let last = left.popLast() else { return false }
        isReturning = true
        switch last {
        case .value(let value): push(value)
        case .presented(let binding): binding.wrappedValue = true
        }
        return true
    }

    /// Clears the forward history, unless the new page comes from it.
    private func forgetLeft() {
        if !isReturning { left = [] }
        isReturning = false
    }

    /// Removes a page and all pages above it.
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

    /// Returns the transition state of a page.
    func transit(of page: Int) -> PageTransit {
        if let known = transits[page] { return known }
        let made = PageTransit()
        transits[page] = made
        return made
    }

    /// Sets the kind of a page's transition.
    func setTransition(_ kind: _NavigationTransitionKind, of page: Int) {
        let transit = transit(of: page)
        guard transit.kind != kind else { return }
        transit.kind = kind
        // The page below moves differently, too.
        changed()
    }

    /// Returns how a page moves away for the one above it, and comes back.
    func departure(of page: Int) -> DeckDeparture {
        pages.drop { $0.id != page }.dropFirst().first.map(departure) ?? lastDeparture
    }

    private func departure(below page: Page) -> DeckDeparture {
        transits[page.id]?.kind.source == nil ? .covered : .overgrown
    }

    // MARK: Destinations

    /// Sets the destinations that the views of a page declare.
    ///
    /// - Parameter page: The page's identity, or `column` for the preceding column.
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
            // A view that is gone no longer presents its page, unless it has only been scrolled away.
            if let id = destination.presentedID, !now.contains(id), !destination.outlivesItsView {
                remove(id)
            }
        }
        if pages.map(\.id) != before { changed() }
        // Pages get their content from declarations on the pages below, which does not evaluate them again by itself.
        let above = page == Self.column ? pages[...] : pages.drop { $0.id != page }.dropFirst()
        for page in above { refreshes[page.id]?() }
    }

    /// - Parameter refresh: Makes a page look up its content again.
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

    /// Returns the content of a page; `nil` for a value without a destination.
    func content(of page: Page) -> AnyView? {
        switch page.source {
        case .root: return nil
        case .presented(let id): return presented[id]?.make(nil)
        case .value(let element):
            // The declaration nearest to the root wins.
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

/// Reads and writes a stack's path.
struct NavigationPathBinding {
    let get: () -> [NavigationElement]
    let set: ([NavigationElement]) -> Void
}

/// A destination: a page for values of a type, or a page that a view presents while a condition is true.
struct NavigationDestination {
    /// The type of the values; `nil` for a presented page.
    let type: Any.Type?
    let isPresented: Binding<Bool>?
    /// The identity of the view that presents the page.
    let presentedID: ObjectIdentifier?
    /// Whether the page stays after its view is gone, since a row may have been scrolled away.
    let outlivesItsView: Bool
    let make: (NavigationElement?) -> AnyView?

    func leads(_ element: NavigationElement) -> Bool { type.map { $0 == element.type } ?? false }
}

/// Collects the destinations that views inside a stack's page declare.
enum NavigationDestinationKey: PreferenceKey {
    static var defaultValue: [NavigationDestination] { [] }
    static func reduce(value: inout [NavigationDestination], nextValue: () -> [NavigationDestination]) {
        value += nextValue()
    }
}

/// The stack or column in which links inside a page or a column show their destinations, from the environment.
struct NavigationTarget: Equatable {
    let model: NavigationModel

    static func == (a: Self, b: Self) -> Bool { a.model === b.model }
}

private enum NavigationTargetKey: EnvironmentKey { static var defaultValue: NavigationTarget? { nil } }

extension EnvironmentValues {
    /// The stack or column in which links show their destinations; `nil` outside of both.
    var navigationTarget: NavigationTarget? {
        get { self[NavigationTargetKey.self] }
        set { self[NavigationTargetKey.self] = newValue }
    }
}
