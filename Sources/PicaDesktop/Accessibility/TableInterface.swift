import PicaBus
import PicaGraph
import PicaState

/// The interface of tables, outlines and lists. It counts all rows, and has a row made that a client asks for.
enum TableInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Table"

    /// The most rows in one answer.
    private static let mostRows = 1_000_000

    static func isOn(_ object: AccessibleObject) -> Bool { object.node?.properties.rows != nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        guard let id = object.id else { throw .noMethod(call.member) }
        let columns = object.columnCount
        func number(_ number: Int) -> AccessibleReply { .values([.int32(Int32(clamping: number))]) }
        func reference(_ object: AccessibleObject?) -> AccessibleReply {
            .values([(object?.reference ?? .null).argument])
        }
        switch call.member {
        case "GetAccessibleAt":
            return object.cellReply(row: try call.integer(0), column: try call.integer(1))
        case "GetIndexAt":
            let (row, column) = (try call.integer(0), try call.integer(1))
            return number(row.multipliedReportingOverflow(by: columns).partialValue &+ column)
        case "GetRowAtIndex": return number(try call.integer(0) / columns)
        case "GetColumnAtIndex": return number(try call.integer(0) % columns)
        case "GetRowDescription": return .values([.string("")])
        case "GetColumnDescription":
            let header = object.columnHeaders.element(at: try call.integer(0))
            return .values([.string(header?.name ?? "")])
        case "GetRowExtentAt", "GetColumnExtentAt":
            let cell = object.cell(row: try call.integer(0), column: try call.integer(1))?.node?.properties
                .cell
            return number((call.member == "GetRowExtentAt" ? cell?.rowSpan : cell?.columnSpan) ?? 1)
        case "GetRowHeader": return reference(nil)
        case "GetColumnHeader":
            return reference(object.columnHeaders.element(at: try call.integer(0)))
        case "GetSelectedRows":
            return .request(.rows(.selected), on: id) { (answer) throws(BusError) in
                guard case .rows(let rows) = answer else { throw .failed("the list is gone") }
                guard rows.count <= mostRows else {
                    throw .failed("more than \(mostRows) rows are selected: ask row by row")
                }
                return [.array(of: "i", rows.map { .int32(Int32(clamping: $0)) })]
            }
        case "GetSelectedColumns": return .values([.array(of: "i", [])])
        case "IsRowSelected", "IsSelected":
            return .request(.rows(.isSelected(try call.integer(0))), on: id)
        case "IsColumnSelected": return .values([.bool(false)])
        case "AddRowSelection": return .request(.rows(.setSelected(try call.integer(0), true)), on: id)
        case "RemoveRowSelection": return .request(.rows(.setSelected(try call.integer(0), false)), on: id)
        case "AddColumnSelection", "RemoveColumnSelection": return .values([.bool(false)])
        case "GetRowColumnExtentsAtIndex":
            let index = try call.integer(0)
            let (row, column) = (index / columns, index % columns)
            let cell = object.cell(row: row, column: column)
            let place = cell?.node?.properties.cell
            return .values([
                .bool(cell != nil), .int32(Int32(clamping: row)), .int32(Int32(clamping: column)),
                .int32(Int32(clamping: place?.rowSpan ?? 1)), .int32(Int32(clamping: place?.columnSpan ?? 1)),
                .bool(cell?.node?.properties.isSelected == true),
            ])
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["NRows", "NColumns", "Caption", "Summary", "NSelectedRows", "NSelectedColumns"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        switch name {
        case "NRows": .int32(Int32(clamping: object.node?.properties.rows?.count ?? 0))
        case "NColumns": .int32(Int32(clamping: object.columnCount))
        case "Caption", "Summary": AccessibleReference.null.argument
        case "NSelectedRows": .int32(Int32(clamping: object.node?.properties.rows?.selectedCount ?? 0))
        case "NSelectedColumns": .int32(0)
        default: nil
        }
    }
}

/// The interface of a table's cells.
enum TableCellInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.TableCell"

    static func isOn(_ object: AccessibleObject) -> Bool { object.node?.properties.cell != nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        guard let cell = object.node?.properties.cell else { throw .noMethod(call.member) }
        switch call.member {
        case "GetRowColumnSpan":
            return .values(
                [.bool(true)]
                    + [cell.row, cell.column, cell.rowSpan, cell.columnSpan].map {
                        .int32(Int32(clamping: $0))
                    })
        case "GetRowHeaderCells": return .values([.array(of: "(so)", [])])
        case "GetColumnHeaderCells":
            let headers = object.table?.columnHeaders ?? []
            let found = headers.indices.contains(cell.column) ? [headers[cell.column]] : []
            return .values([.array(of: "(so)", found.map(\.reference.argument))])
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["ColumnSpan", "RowSpan", "Position", "Table"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        guard let cell = object.node?.properties.cell else { return nil }
        return switch name {
        case "ColumnSpan": .int32(Int32(clamping: cell.columnSpan))
        case "RowSpan": .int32(Int32(clamping: cell.rowSpan))
        case "Position":
            .structure([.int32(Int32(clamping: cell.row)), .int32(Int32(clamping: cell.column))])
        case "Table": (object.table?.reference ?? .null).argument
        default: nil
        }
    }
}

extension AccessibleObject {
    private func object(_ id: AccessibilityID) -> AccessibleObject? {
        guard let window, let node = window.tree.nodes[id] else { return nil }
        return AccessibleObject(.element(node, window), in: server)
    }

    /// The elements inside with a role, down to those that have it.
    private func inside(_ role: AccessibilityProperties.Role) -> [AccessibleObject] {
        children.flatMap { id -> [AccessibleObject] in
            guard let child = object(id) else { return [] }
            return child.node?.properties.role == role ? [child] : child.inside(role)
        }
    }

    /// The number of columns; 1 for a list.
    fileprivate var columnCount: Int { max(1, node?.properties.columnCount ?? 1) }
    fileprivate var columnHeaders: [AccessibleObject] { inside(.columnHeader) }

    /// Returns the cell at a place, or the row of a list; `nil` if no view shows it.
    fileprivate func cell(row: Int, column: Int) -> AccessibleObject? {
        guard node?.properties.columnCount == nil else {
            return inside(.cell).first {
                $0.node?.properties.cell?.row == row && $0.node?.properties.cell?.column == column
            }
        }
        let rows = column == 0 ? inside(.listItem) + inside(.treeItem) : []
        return rows.first { $0.node?.properties.row == row }
    }

    /// Returns the cell at a place, whose row is made for it.
    fileprivate func cellReply(row: Int, column: Int) -> AccessibleReply {
        if let cell = cell(row: row, column: column) { return .values([cell.reference.argument]) }
        guard let id, let rows = node?.properties.rows, (0..<rows.count).contains(row),
            (0..<columnCount).contains(column)
        else { return .values([AccessibleReference.null.argument]) }
        let server = server
        return .request(.rows(.make(row)), on: id) { (answer) throws(BusError) in
            guard case .done = answer, let list = server.object(id) else { throw .failed("the list is gone") }
            return [(list.cell(row: row, column: column)?.reference ?? .null).argument]
        }
    }

    /// The table around a cell.
    var table: AccessibleObject? {
        var parent = node?.parent
        while let id = parent {
            guard let found = object(id) else { return nil }
            if TableInterface.isOn(found) { return found }
            parent = found.node?.parent
        }
        return nil
    }
}
