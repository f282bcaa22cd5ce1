import Foundation
import PicaGraph

/// By which columns a table's rows are ordered.
struct TableSorting {
    /// How a column orders rows, if it is the one that says so first.
    let order: @MainActor (AnyHashable) -> SortOrder?
    /// Has a column say so first; one that did already does it the other way round.
    let press: @MainActor (AnyHashable) -> Void

    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        func isSame(_ a: Sort, _ b: Sort) -> Bool {
            var a = a
            a.order = b.order
            guard a != b else { return true }
            // An app that begins with an order of its own rarely writes down the column's way of comparing.
            guard let path = (a as? any KeyPathOrder)?.path else { return false }
            return path == (b as? any KeyPathOrder)?.path
        }
        order = { comparator in
            guard let comparator = comparator.base as? Sort, let first = sortOrder.wrappedValue.first,
                isSame(first, comparator)
            else { return nil }
            return first.order
        }
        press = { comparator in
            guard var comparator = comparator.base as? Sort else { return }
            var others = sortOrder.wrappedValue
            if let first = others.first, isSame(first, comparator) {
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            others.removeAll { isSame($0, comparator) }
            sortOrder.wrappedValue = [comparator] + others
        }
    }
}

/// Orders rows by something about them.
private protocol KeyPathOrder {
    var path: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathOrder {
    fileprivate var path: AnyKeyPath { keyPath }
}
