import Foundation
import PicaState

extension TestElement {
    /// The number that a control shows or changes.
    public struct Number: Equatable, Sendable {
        /// The present number.
        public let current: Double
        /// The least number; negative infinity if there is none.
        public let minimum: Double
        /// The greatest number; infinity if there is none.
        public let maximum: Double
        /// The distance between numbers; 0 if every number in between is possible.
        public let step: Double

        /// Creates a number to compare with; 0 stands for no step.
        public init(current: Double, minimum: Double, maximum: Double, step: Double = 0) {
            self.current = current
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
        }
    }

    /// The place of an element among its siblings, including those that no view shows now.
    public struct Place: Equatable, Sendable {
        /// The index, from 0.
        public let index: Int
        /// The number of siblings, including the element.
        public let count: Int

        /// Creates a place to compare with.
        public init(index: Int, count: Int) {
            self.index = index
            self.count = count
        }
    }

    /// The place of a cell in a table.
    public struct Cell: Equatable, Sendable {
        /// The row, from 0; section headers count as rows.
        public let row: Int
        /// The column, from 0, as the person ordered the columns.
        public let column: Int
    }

    /// The number that the control shows or changes; `nil` if there is none.
    public var number: Number? {
        properties.number.map {
            Number(current: $0.current, minimum: $0.minimum, maximum: $0.maximum, step: $0.step)
        }
    }

    /// Changes the number as assistive technologies do, without the pointer. A number beyond a bound becomes the bound.
    ///
    /// - Parameters:
    ///   - number: The new number.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if the element has no number, or a number that cannot be changed.
    public func setNumber(_ number: Double, fileID: String = #fileID, line: Int = #line) throws {
        guard let set = properties.number?.set else {
            throw TestFailure("\(summary) has no number that can be changed", fileID, line)
        }
        set(number)
        app.update()
    }

    /// The place among siblings, such as the rows of a list; `nil` if that tells nothing.
    public var place: Place? { properties.place.map { Place(index: $0.index, count: $0.count) } }
    /// The level in an outline, from 1; `nil` if there are no levels.
    public var level: Int? { properties.level }
    /// The prompt of a text field; `nil` if there is none.
    public var placeholder: String? { properties.placeholder }
    /// Whether the element blocks what is behind it, as a dialog does.
    public var isModal: Bool { properties.isModal }
    /// Whether the main action opens a menu.
    public var opensMenu: Bool { properties.opensMenu }
    /// The order in which a column header sorts its table; `nil` if it does not.
    public var sortOrder: SortOrder? {
        properties.sortOrder.map { $0 == .ascending ? .forward : .reverse }
    }
    /// The place of a cell in its table; `nil` for other elements.
    public var cell: Cell? { properties.cell.map { Cell(row: $0.row, column: $0.column) } }
    /// The number of rows of a list, an outline or a table, including those that are not made yet; `nil` for other elements.
    public var rowCount: Int? { properties.rows?.count }
    /// The number of visible columns of a table; `nil` for other elements.
    public var columnCount: Int? { properties.columnCount }
}
