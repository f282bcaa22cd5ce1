import Foundation
import Observation
import PicaCollections
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Assistive technologies read a chart as a table.
@MainActor @Suite struct AccessibilityChartTests {
    @MainActor @Observable final class Sales: AXChartDescriptorRepresentable {
        var months = ["Jan", "Feb"]
        @ObservationIgnored var made = 0
        @ObservationIgnored var updated = 0

        private var points: [AXDataPoint] {
            months.enumerated().map { AXDataPoint(x: $1, y: Double($0 + 1) * 10) }
        }

        func makeChartDescriptor() -> AXChartDescriptor {
            made += 1
            return AXChartDescriptor(
                title: "Sales", summary: "They rise.",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: months),
                yAxis: AXNumericDataAxisDescriptor(
                    title: "Pieces", range: 0...100, gridlinePositions: [0, 50, 100]
                ) { "\(Int($0)) pieces" },
                series: [AXDataSeriesDescriptor(name: "2026", isContinuous: false, dataPoints: points)])
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
            updated += 1
            descriptor.series[0].dataPoints = points
        }
    }

    private struct Chart: View {
        let sales: Sales

        var body: some View {
            HStack { ForEach(sales.months, id: \.self) { Text(verbatim: $0) } }
                .frame(width: 200, height: 150)
                .accessibilityChartDescriptor(sales)
        }
    }

    private func listen(to host: TestHost) {
        _ = host.host.accessibility
        host.update()
    }

    private func words(_ host: TestHost, _ role: AccessibilityProperties.Role) -> [String] {
        host.host.accessibilityElements().map(\.properties).filter { $0.role == role }.map(\.label)
    }

    @Test("While nobody listens, the app makes no description and the view has its own elements")
    func unheard() throws {
        let sales = Sales()
        let app = try mount { Chart(sales: sales) }
        #expect(words(app, .staticText) == ["Jan", "Feb"])
        #expect(sales.made == 0)
    }

    @Test("A listener reads a row for each point, with the words that the axes make, and follows changes")
    func table() throws {
        let sales = Sales()
        let app = try mount { Chart(sales: sales) }
        listen(to: app)
        let table = try app.find(.table, "Sales")
        #expect(table.hint == "They rise.")
        #expect(words(app, .columnHeader) == ["Month", "Pieces"])
        #expect(words(app, .cell) == ["Jan", "10 pieces", "Feb", "20 pieces"])
        #expect(words(app, .staticText) == words(app, .cell))
        sales.months.append("Mar")
        app.update()
        #expect(words(app, .cell).suffix(2) == ["Mar", "30 pieces"])
        #expect(sales.made == 1 && sales.updated > 0)
        app.host.endAccessibility()
        app.update()
        #expect(words(app, .table).isEmpty && words(app, .staticText) == ["Jan", "Feb", "Mar"])
    }

    @Test("The chart looks the same and takes no room for the table")
    func looks() throws {
        let sales = Sales()
        let app = try mount { Chart(sales: sales) }
        let before = app.freshPicture().pixels
        listen(to: app)
        #expect(app.freshPicture().pixels == before)
    }

    struct Fixed: AXChartDescriptorRepresentable {
        let chart: AXChartDescriptor

        func makeChartDescriptor() -> AXChartDescriptor { chart }
    }

    @Test("Series and labels of points have a column; missing values are empty; numbers index categories")
    func columns() throws {
        let kinds = AXCategoricalDataAxisDescriptor(
            attributedTitle: NSAttributedString(string: "Kind"), categoryOrder: ["tea", "coffee"])
        let size = AXNumericDataAxisDescriptor(
            attributedTitle: NSAttributedString(string: "Size"), range: 0...9, gridlinePositions: [],
            valueDescriptionProvider: { "\($0) cm" })
        size.scaleType = .log10
        let chart = AXChartDescriptor(
            attributedTitle: NSAttributedString(string: "Drinks"), summary: nil, xAxis: kinds, yAxis: nil,
            additionalAxes: [size],
            series: [
                AXDataSeriesDescriptor(
                    name: "Cup", isContinuous: true,
                    dataPoints: [
                        AXDataPoint(x: 1, additionalValues: [.number(2)], label: "small"),
                        AXDataPoint(x: .number(7)),
                    ]),
                AXDataSeriesDescriptor(
                    attributedName: NSAttributedString(string: "Glass"), isContinuous: false,
                    dataPoints: [AXDataPoint(x: "water", y: 3, additionalValues: [.category("?")])]),
            ])
        chart.contentDirection = .topToBottom
        chart.contentFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
        let app = try mount {
            Color.clear.frame(width: 300, height: 200).accessibilityChartDescriptor(Fixed(chart: chart))
        }
        listen(to: app)
        #expect(words(app, .table) == ["Drinks"])
        #expect(words(app, .columnHeader) == ["", "Kind", "Size"])
        #expect(
            words(app, .cell) == [
                "Cup, small", "coffee", "2.0 cm", "Cup", "7", "", "Glass", "water", "?",
            ])
    }

    @Test("A chart of a million points costs the rows that are looked at")
    func manyPoints() throws {
        var asked = 0
        let chart = AXChartDescriptor(
            title: nil, summary: nil,
            xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) {
                asked += 1
                return "\($0)"
            },
            yAxis: nil,
            series: [
                AXDataSeriesDescriptor(
                    name: nil, isContinuous: true,
                    dataPoints: (0..<1_000_000).map { AXDataPoint(x: .number(Double($0))) })
            ])
        let app = try mount {
            Color.clear.frame(width: 300, height: 200)
                .accessibilityChartDescriptor(Fixed(chart: chart))
                .accessibilityLabel("Noise")
        }
        listen(to: app)
        let table = try #require(
            app.host.accessibilityElements().first { $0.properties.role == .table }?.properties)
        #expect(table.label == "Noise" && table.rows?.count == 1_000_000)
        #expect(asked < 200)
    }

    @Test("Axes and points that the app changes later are read anew")
    func laterChanges() throws {
        let number = AXNumericDataAxisDescriptor(title: "n", range: 0...1, gridlinePositions: [0]) { "\($0)" }
        let chart = AXChartDescriptor(
            title: "t", summary: nil,
            xAxis: AXCategoricalDataAxisDescriptor(title: "c", categoryOrder: ["x"]),
            yAxis: nil,
            series: [AXDataSeriesDescriptor(name: nil, isContinuous: true, dataPoints: [AXDataPoint(x: "p")])]
        )
        func table() throws -> [String] {
            let app = try mount {
                Color.clear.frame(width: 300, height: 200).accessibilityChartDescriptor(Fixed(chart: chart))
            }
            listen(to: app)
            return words(app, .columnHeader) + words(app, .cell)
        }
        #expect(try table() == ["c", "p"])
        number.valueDescriptionProvider = { "\(Int($0)) m" }
        chart.yAxis = number
        chart.additionalAxes = [AXCategoricalDataAxisDescriptor(title: "k", categoryOrder: ["dry"])]
        (chart.additionalAxes[0] as? AXCategoricalDataAxisDescriptor)?.categoryOrder = ["wet"]
        let point = chart.series[0].dataPoints[0]
        point.xValue = .category("q")
        point.yValue = .number(2)
        point.additionalValues = [.number(0)]
        #expect(try table() == ["c", "n", "k", "q", "2 m", "wet"])
        chart.xAxis = number
        point.xValue = .number(5)
        #expect(try table() == ["n", "n", "k", "5 m", "2 m", "wet"])
    }

    @Test("What assistive technologies on Linux do not use is kept for the app")
    func kept() {
        let axis = AXNumericDataAxisDescriptor(title: "n", range: 0...1, gridlinePositions: [0.5]) { _ in "" }
        #expect(axis.scaleType == .linear && axis.gridlinePositions == [0.5])
        for scale in [AXNumericDataAxisDescriptor.ScaleType.log10, .ln] {
            axis.scaleType = scale
            #expect(axis.scaleType == scale)
        }
        let chart = AXChartDescriptor(title: nil, summary: nil, xAxis: axis, yAxis: nil, series: [])
        #expect(chart.contentDirection == .leftToRight)
        let directions: [AXChartDescriptor.ContentDirection] = [
            .rightToLeft, .topToBottom, .bottomToTop, .radialClockwise, .radialCounterClockwise,
        ]
        for direction in directions {
            chart.contentDirection = direction
            #expect(chart.contentDirection == direction)
        }
    }

    @Test("Titles, names and labels keep the words of attributed ones")
    func attributes() {
        let attributed = { NSAttributedString(string: $0) }
        let axis = AXCategoricalDataAxisDescriptor(title: "a", categoryOrder: [])
        axis.attributedTitle = attributed("b")
        #expect(axis.title == "b" && axis.attributedTitle.string == "b")
        let point = AXDataPoint(x: "x", label: "p")
        point.attributedLabel = attributed("q")
        #expect(point.label == "q" && point.attributedLabel?.string == "q")
        let series = AXDataSeriesDescriptor(name: "s", isContinuous: false, dataPoints: [point])
        series.attributedName = attributed("t")
        #expect(series.name == "t" && series.attributedName?.string == "t")
        let chart = AXChartDescriptor(title: "c", summary: nil, xAxis: axis, yAxis: nil, series: [series])
        chart.attributedTitle = attributed("d")
        #expect(chart.title == "d" && chart.attributedTitle?.string == "d")
        #expect(AXDataPointValue.number(3).number == 3 && AXDataPointValue.category("k").category == "k")
    }
}
