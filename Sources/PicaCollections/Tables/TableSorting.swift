import Foundation
import PicaState

/// The sort order of a table, with its type erased.
struct TableSorting {
    /// Returns the order of a column, if it is the first to sort by.
    let order: @MainActor (AnyHashable) -> SortOrder?
    /// Makes a column the first to sort by. If it already is, its order is reversed.
    let press: @MainActor (AnyHashable) -> Void

    init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        func isSame(_ a: Sort, _ b: Sort) -> Bool {
            var a = a
            a.order = b.order
            guard a != b else { return true }
            // Compare only the key paths, because an app's initial sort order rarely repeats the column's comparator.
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

/// A comparator that sorts by a key path.
private protocol KeyPathOrder {
    var path: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathOrder {
    fileprivate var path: AnyKeyPath { keyPath }
}
