import PicaControls
import PicaLabels
import PicaState

/// The words of a chart, as the columns and rows of a table.
@MainActor struct ChartTable {
    struct Column: Identifiable {
        let id: Int
        let title: String
        /// The axis of the column; `nil` if the column names the points.
        let axis: (any AXDataAxisDescriptor)?
    }

    struct Row: Identifiable {
        let id: Int
        /// The names of the series and of the point.
        let name: String
        let point: AXDataPoint
    }

    let title: String?
    let summary: String?
    let columns: [Column]
    let rows: [Row]
    private let hasY: Bool

    init(_ chart: AXChartDescriptor) {
        (title, summary, hasY) = (chart.title, chart.summary, chart.yAxis != nil)
        let axes = [chart.xAxis] + (chart.yAxis.map { [$0] } ?? []) + chart.additionalAxes
        let namesSeries = chart.series.count > 1
        let points = chart.series.lazy.flatMap { series in series.dataPoints.lazy.map { (series, $0) } }
        rows = points.enumerated().map { index, part in
            let names = [namesSeries ? part.0.name : nil, part.1.label]
            return Row(
                id: index, name: names.compactMap { $0 }.joined(separator: ", "), point: part.1)
        }
        let naming = rows.contains { !$0.name.isEmpty } ? [Column(id: -1, title: "", axis: nil)] : []
        columns = naming + axes.enumerated().map { Column(id: $0, title: $1.title, axis: $1) }
    }

    /// Returns the words of a cell. They are made when they are needed: a chart may have very many points.
    func words(_ row: Row, _ column: Column) -> String {
        guard let axis = column.axis else { return row.name }
        guard let value = value(of: row.point, at: column.id) else { return "" }
        guard value.isNumber else { return value.category }
        if let axis = axis as? AXNumericDataAxisDescriptor {
            return axis.valueDescriptionProvider(value.number)
        }
        // A number on an axis of categories is the index of one.
        let categories = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []
        let index = Int(exactly: value.number) ?? -1
        return categories.indices.contains(index) ? categories[index] : value.number.formatted()
    }

    private func value(of point: AXDataPoint, at axis: Int) -> AXDataPointValue? {
        if axis == 0 { return point.xValue }
        if axis == 1, hasY { return point.yValue }
        let index = axis - (hasY ? 2 : 1)
        return point.additionalValues.indices.contains(index) ? point.additionalValues[index] : nil
    }
}
