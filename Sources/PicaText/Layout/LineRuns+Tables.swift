extension LineRuns {
    /// Returns the tab stops of a table's columns.
    /// - Parameter options: The options for its rows.
    func tabStops(of table: ParagraphBlock.Table, _ options: LayoutOptions) -> [TabStop] {
        if let known = shaped.tableStops[table] { return known }
        var widths: [Double] = []
        for number in shaped.paragraphs.indices where shaped.block(of: number)?.table == table {
            for (column, width) in cellWidths(shaped.paragraphs[number]).enumerated() {
                if column < widths.count {
                    widths[column] = max(widths[column], width)
                } else {
                    widths.append(width)
                }
            }
        }
        var stops: [TabStop] = []
        var x = options.insets(isFirst: true).leading
        for (column, width) in widths.enumerated() {
            let alignment = column < table.columns.count ? table.columns[column] : .leading
            let share = alignment == .trailing ? 1 : alignment == .center ? 0.5 : 0
            // No tab precedes the first column.
            if column > 0 { stops.append(TabStop(x + width * share, alignment)) }
            x += width + table.gap
        }
        shaped.tableStops[table] = stops
        return stops
    }

    /// Returns the widths of a paragraph's parts between tabs.
    private func cellWidths(_ paragraph: ShapedText.Paragraph) -> [Double] {
        var widths: [Double] = []
        var start = paragraph.start
        for number in paragraph.segments where shaped.segments[number].kind == .tab {
            widths.append(width(start..<Int(shaped.segments[number].start), paragraph))
            start = Int(shaped.segments[number].end)
        }
        widths.append(width(start..<paragraph.contentEnd, paragraph))
        return widths
    }
}
