import PicaUI

/// A poster of shapes, and an inspector for the properties of the selected one.
struct InspectorPage: View {
    @State private var figures = Figure.poster
    @State private var selection: Figure.ID? = 2
    @State private var isInspecting = true

    var body: some View {
        NavigationStack {
            ZStack {
                ForEach(figures) { figure in
                    FigureView(figure: figure, isSelected: figure.id == selection)
                        .onTapGesture { selection = figure.id }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { selection = nil }
            .navigationTitle("Poster")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $isInspecting)
                        .help("Inspector")
                }
            }
        }
        .inspector(isPresented: $isInspecting) {
            Group {
                if let index = figures.firstIndex(where: { $0.id == selection }) {
                    FigureInspector(figure: $figures[index])
                } else {
                    ContentUnavailableView("No Shape", systemImage: "square.dashed")
                }
            }
            .inspectorColumnWidth(min: 180, ideal: 220, max: 320)
        }
    }
}

private struct Figure: Identifiable {
    let id: Int
    var name: String
    var color: Color
    var width: Double
    var roundness: Double
    var angle: Double
    let place: CGSize

    static let poster = [
        Figure(
            id: 1, name: "Sun", color: .yellow, width: 90, roundness: 1, angle: 0,
            place: CGSize(width: -90, height: -90)),
        Figure(
            id: 2, name: "Kite", color: .pink, width: 70, roundness: 0.2, angle: 45,
            place: CGSize(width: 60, height: -40)),
        Figure(
            id: 3, name: "Box", color: .teal, width: 110, roundness: 0.1, angle: 0,
            place: CGSize(width: -30, height: 80)),
    ]
}

private struct FigureView: View {
    let figure: Figure
    let isSelected: Bool

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: figure.roundness * figure.width / 2)
        shape
            .fill(figure.color)
            .overlay { if isSelected { shape.stroke(.tint, lineWidth: 3) } }
            .frame(width: figure.width, height: figure.width)
            .rotationEffect(.degrees(figure.angle))
            .offset(figure.place)
            .accessibilityElement()
            .accessibilityLabel(figure.name)
            .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

private struct FigureInspector: View {
    @Binding var figure: Figure

    var body: some View {
        Form {
            Section("Shape") {
                TextField("Name", text: $figure.name)
                ColorPicker("Color", selection: $figure.color)
            }
            Section("Geometry") {
                Slider(value: $figure.width, in: 20...160) { Text("Width") }
                Slider(value: $figure.roundness, in: 0...1) { Text("Roundness") }
                Stepper("Angle: \(figure.angle, format: .number)°", value: $figure.angle, step: 15)
            }
        }
        .formStyle(.grouped)
    }
}
