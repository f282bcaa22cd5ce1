import Foundation
import PicaUI

struct TablesPage: View {
    var body: some View {
        Example(
            "A table",
            note:
                "Click a title to sort, drag its edge to resize or the title to move; its menu hides columns."
        ) {
            PlanetTable()
        }
        Example("A tree") { MoonTable() }
        Example("Sections and a border") { KindTable() }
        Example("A hundred thousand rows", note: "Only visible rows are created.") { LongTable() }
    }
}

private struct Planet: Identifiable {
    let name: String
    let kind: String
    /// In millions of kilometers from the sun.
    let distance: Double
    let moons: Int
    var own: [Planet]?

    var id: String { name }

    static let all = [
        Planet(name: "Mercury", kind: "Rock", distance: 57.9, moons: 0),
        Planet(name: "Venus", kind: "Rock", distance: 108.2, moons: 0),
        Planet(name: "Earth", kind: "Rock", distance: 149.6, moons: 1),
        Planet(name: "Mars", kind: "Rock", distance: 227.9, moons: 2),
        Planet(name: "Jupiter", kind: "Gas", distance: 778.5, moons: 95),
        Planet(name: "Saturn", kind: "Gas", distance: 1432, moons: 146),
        Planet(name: "Uranus", kind: "Ice", distance: 2867, moons: 28),
        Planet(name: "Neptune", kind: "Ice", distance: 4515, moons: 16),
    ]

    static let trees = [
        Planet(name: "Earth", kind: "Planet", distance: 149.6, moons: 1, own: [moon("Moon")]),
        Planet(
            name: "Mars", kind: "Planet", distance: 227.9, moons: 2, own: [moon("Deimos"), moon("Phobos")]),
        Planet(name: "Venus", kind: "Planet", distance: 108.2, moons: 0),
    ]

    private static func moon(_ name: String) -> Planet {
        Planet(name: name, kind: "Moon", distance: 0, moons: 0)
    }
}

private struct PlanetTable: View {
    @State private var planets = Planet.all
    @State private var selected: Set<String> = ["Mars"]
    @State private var order = [KeyPathComparator(\Planet.distance)]
    @State private var columns = TableColumnCustomization<Planet>()
    @State private var opened = ""
    @ScaledMetric private var width: CGFloat = 130

    var body: some View {
        Table(planets, selection: $selected, sortOrder: $order, columnCustomization: $columns) {
            TableColumn("Name", value: \.name)
                .width(min: width)
                .customizationID("name")
                .disabledCustomizationBehavior(.visibility)
            TableColumn("Kind", value: \.kind)
                .customizationID("kind")
            TableColumn("Distance", value: \.distance) { planet in
                Text(planet.distance, format: .number.precision(.fractionLength(1)))
            }
            .width(min: width)
            .customizationID("distance")
            .alignment(.numeric)
            TableColumn("Moons", value: \.moons) { planet in
                Text(planet.moons, format: .number)
            }
            .customizationID("moons")
            .alignment(.numeric)
        }
        .contextMenu(forSelectionType: String.self) { names in
            Button("Open") { opened = names.sorted().joined(separator: ", ") }
        } primaryAction: {
            opened = $0.sorted().joined(separator: ", ")
        }
        .onChange(of: order) { planets.sort(using: $1) }
        .frame(height: 250)
        .modifier(Framed())
        Text(opened.isEmpty ? "Press Return or double-click to open." : "Opened: \(opened)")
            .font(.footnote)
            .foregroundStyle(.secondary)
    }
}

private struct MoonTable: View {
    @State private var selected: String?

    var body: some View {
        Table(Planet.trees, children: \.own, selection: $selected) {
            TableColumn("Name", value: \.name)
            TableColumn("Kind", value: \.kind)
        }
        .frame(height: 150)
        .modifier(Framed())
    }
}

private struct KindTable: View {
    @State private var isOpen = true

    var body: some View {
        Table(of: Planet.self) {
            TableColumn("Name") { planet in
                Label(planet.name, systemImage: planet.kind == "Rock" ? "circle.fill" : "circle")
            }
            TableColumn("Moons") { planet in
                ProgressView(value: Double(planet.moons), total: 150)
            }
        } rows: {
            Section("Rock") {
                ForEach(Planet.all.filter { $0.kind == "Rock" }) { planet in
                    TableRow(planet).contextMenu { Button("Visit") {} }
                }
            }
            Section("Gas", isExpanded: $isOpen) {
                ForEach(Planet.all.filter { $0.kind == "Gas" }) { TableRow($0) }
            }
        }
        .tableStyle(.bordered(alternatesRowBackgrounds: false))
        .frame(height: 260)
    }
}

private struct Line: Identifiable {
    let id: Int
    var square: Int { id * id }
}

private struct LongTable: View {
    @State private var lines = (0..<100_000).map { Line(id: $0) }
    @State private var order = [KeyPathComparator(\Line.id)]
    @State private var selected: Set<Int> = []
    @ScaledMetric private var width: CGFloat = 80

    var body: some View {
        Table(lines, selection: $selected, sortOrder: $order) {
            TableColumn("Number", value: \.id) { Text($0.id, format: .number) }
                .width(min: 1.5 * width, ideal: 1.5 * width)
            TableColumn("Square", value: \.square) { Text($0.square, format: .number) }
            TableColumn("Odd") { Text($0.id % 2 == 1 ? "odd" : "even").foregroundStyle(.secondary) }
                .width(width)
        }
        .onChange(of: order) { lines.sort(using: $1) }
        .frame(height: 220)
        .modifier(Framed())
    }
}
