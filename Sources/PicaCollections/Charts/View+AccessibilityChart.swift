import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// A type that describes a chart to assistive technologies; see `View.accessibilityChartDescriptor(_:)`.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
    /// Creates the description. Pica calls it only while an assistive technology listens.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Updates the description after the view has changed. The default implementation does nothing.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing: the description stays as it was made.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// Describes the view, a chart, to assistive technologies.
    ///
    ///     BarChart(sales)
    ///         .accessibilityChartDescriptor(SalesDescription(sales))
    ///
    /// No screen reader on Linux plays charts as sounds. They read a table instead of the view: its name is the title,
    /// its description the summary. Without a title, it has the label that `accessibilityLabel` sets outside. Each data point is a row with a cell for each axis, and the titles of the axes are
    /// the headers. If there are several series, or points with labels, a first column without a title names them.
    ///
    /// - Parameter representable: Makes the description.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        modifier(ChartDescription(source: representable))
    }
}

/// A modifier that shows assistive technologies a table in place of its content, while one listens.
private struct ChartDescription<Source: AXChartDescriptorRepresentable> {
    let source: Source
    @State private var descriptor = KnownDescriptor()
    @Environment(\.isAssisted) private var isAssisted

    nonisolated init(source: Source) { self.source = source }
}

extension ChartDescription: ViewModifier {
    func body(content: Content) -> some View {
        let table = isAssisted ? ChartTable(descriptor.updated(by: source)) : nil
        content.accessibilityRepresentation(isEnabled: table != nil) {
            if let table { ChartRows(table: table) }
        }
    }
}

/// The description that the app made.
@MainActor private final class KnownDescriptor {
    private var descriptor: AXChartDescriptor?

    nonisolated init() {}

    func updated(by source: some AXChartDescriptorRepresentable) -> AXChartDescriptor {
        let known = descriptor ?? source.makeChartDescriptor()
        if descriptor != nil { source.updateChartDescriptor(known) }
        descriptor = known
        return known
    }
}

/// The table that assistive technologies read.
private struct ChartRows: View {
    let table: ChartTable

    var body: some View {
        Table(table.rows) {
            TableColumnForEach(table.columns) { column in
                TableColumn(Text(verbatim: column.title)) { (row: ChartTable.Row) in
                    Text(verbatim: table.words(row, column))
                }
            }
        }
        .accessibilityLabel(Text(verbatim: table.title ?? ""), isEnabled: table.title != nil)
        .accessibilityHint(Text(verbatim: table.summary ?? ""), isEnabled: table.summary != nil)
    }
}
