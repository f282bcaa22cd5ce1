import PicaBus
import PicaGraph
import PicaState

/// The interface of tables. It tells only the cells that are mounted, but counts all.
enum TableInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Table"

    static func isOn(_ object: AccessibleObject) -> Bool { object.node?.properties.columnCount != nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        let columns = object.node?.properties.columnCount ?? 0
        func number(_ number: Int) -> AccessibleReply { .values([.int32(Int32(clamping: number))]) }
        func reference(_ object: AccessibleObject?) -> AccessibleReply {
            .values([(object?.reference ?? .null).argument])
        }
        switch call.member {
        case "GetAccessibleAt":
            return reference(object.cell(row: try call.integer(0), column: try call.integer(1)))
        case "GetIndexAt":
            let (row, column) = (try call.integer(0), try call.integer(1))
            return number(row.multipliedReportingOverflow(by: columns).partialValue &+ column)
        case "GetRowAtIndex": return number(columns > 0 ? try call.integer(0) / columns : -1)
        case "GetColumnAtIndex": return number(columns > 0 ? try call.integer(0) % columns : -1)
        case "GetRowDescription": return .values([.string("")])
        case "GetColumnDescription":
            let headers = object.columnHeaders
            let column = try call.integer(0)
            return .values([.string(headers.indices.contains(column) ? headers[column].name : "")])
        case "GetRowExtentAt", "GetColumnExtentAt":
            let cell = object.cell(row: try call.integer(0), column: try call.integer(1))?.node?.properties
                .cell
            return number((call.member == "GetRowExtentAt" ? cell?.rowSpan : cell?.columnSpan) ?? 1)
        case "GetRowHeader": return reference(nil)
        case "GetColumnHeader":
            let headers = object.columnHeaders
            let column = try call.integer(0)
            return reference(headers.indices.contains(column) ? headers[column] : nil)
        case "GetSelectedRows":
            return .values([.array(of: "i", object.selectedRows.map { .int32(Int32(clamping: $0)) })])
        case "GetSelectedColumns": return .values([.array(of: "i", [])])
        case "IsRowSelected":
            return .values([.bool(object.selectedRows.contains(try call.integer(0)))])
        case "IsColumnSelected": return .values([.bool(false)])
        case "IsSelected": return .values([.bool(object.selectedRows.contains(try call.integer(0)))])
        case "AddRowSelection":
            let row = try call.integer(0)
            guard let found = object.rows.first(where: { $0.node?.properties.place?.index == row }),
                let node = found.node, node.actions.contains(.select)
            else { return .values([.bool(false)]) }
            return .request(.perform(.select), on: node.id)
        case "AddColumnSelection", "RemoveRowSelection", "RemoveColumnSelection":
            return .values([.bool(false)])
        case "GetRowColumnExtentsAtIndex":
            guard columns > 0 else { throw .wrongArguments(call.member) }
            let index = try call.integer(0)
            let (row, column) = (index / columns, index % columns)
            let cell = object.cell(row: row, column: column)
            let place = cell?.node?.properties.cell
            return .values([
                .bool(cell != nil), .int32(Int32(clamping: row)), .int32(Int32(clamping: column)),
                .int32(Int32(clamping: place?.rowSpan ?? 1)), .int32(Int32(clamping: place?.columnSpan ?? 1)),
                .bool(object.selectedRows.contains(row)),
            ])
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["NRows", "NColumns", "Caption", "Summary", "NSelectedRows", "NSelectedColumns"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        switch name {
        case "NRows": .int32(Int32(clamping: object.node?.properties.rowCount ?? object.rows.count))
        case "NColumns": .int32(Int32(clamping: object.node?.properties.columnCount ?? 0))
        case "Caption", "Summary": AccessibleReference.null.argument
        case "NSelectedRows": .int32(Int32(clamping: object.selectedRows.count))
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

    /// The mounted rows of a table.
    fileprivate var rows: [AccessibleObject] { inside(.row) }
    fileprivate var columnHeaders: [AccessibleObject] { inside(.columnHeader) }

    fileprivate var selectedRows: [Int] {
        rows.compactMap {
            guard let properties = $0.node?.properties, properties.isSelected else { return nil }
            return properties.place?.index
        }
    }

    fileprivate func cell(row: Int, column: Int) -> AccessibleObject? {
        inside(.cell).first {
            $0.node?.properties.cell?.row == row && $0.node?.properties.cell?.column == column
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
