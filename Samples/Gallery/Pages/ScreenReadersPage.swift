import PicaUI

/// Views that a screen reader describes otherwise than they look. Turn one on to hear the examples.
struct ScreenReadersPage: View {
    var body: some View {
        Representations()
        ChartExample()
        RotorExample()
        Pairs()
        DragsByActions()
        Messages()
    }
}

private struct Representations: View {
    @State private var stars = 3.0
    @State private var scale = 1.0

    var body: some View {
        Example(
            "Another control", note: "The stars are read and changed as a slider, the map zooms by actions."
        ) {
            HStack(spacing: 4) {
                ForEach(1...5, id: \.self) { star in
                    Button("\(star) stars", systemImage: Double(star) <= stars ? "star.fill" : "star") {
                        stars = Double(star)
                    }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
                }
            }
            .accessibilityRepresentation {
                Slider(value: $stars, in: 1...5, step: 1) { Text("Rating") }
            }
            Image(systemName: "map")
                .font(.system(size: 32 * scale))
                .frame(minHeight: 64)
                .accessibilityLabel("Map")
                .accessibilityZoomAction { action in
                    scale = min(max(scale * (action.direction == .zoomIn ? 1.25 : 0.8), 0.5), 1.5)
                }
        }
    }
}

private struct ChartExample: View, AXChartDescriptorRepresentable {
    private let rain = [("Mon", 4.0), ("Tue", 11), ("Wed", 2), ("Thu", 0), ("Fri", 7)]

    var body: some View {
        Example("Chart", note: "Drawn bars are read as a table with a row for each day.") {
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(rain, id: \.0) { day, amount in
                    VStack {
                        RoundedRectangle(cornerRadius: 3).fill(.tint).frame(width: 24, height: 6 * amount + 1)
                        Text(verbatim: day).font(.footnote)
                    }
                }
            }
            .accessibilityChartDescriptor(self)
        }
    }

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Rain", summary: "Most fell on Tuesday.",
            xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: rain.map(\.0)),
            yAxis: AXNumericDataAxisDescriptor(title: "Amount", range: 0...12, gridlinePositions: []) {
                "\(Int($0)) millimeters"
            },
            series: [
                AXDataSeriesDescriptor(
                    name: "Rain", isContinuous: false, dataPoints: rain.map { AXDataPoint(x: $0.0, y: $0.1) })
            ])
    }
}

private struct RotorExample: View {
    private struct Mail: Identifiable {
        let id: Int
        let subject: String
        let isUnread: Bool
    }

    private let mails = [
        Mail(id: 1, subject: "Your ticket", isUnread: true), Mail(id: 2, subject: "Minutes", isUnread: false),
        Mail(id: 3, subject: "Photos of the lake", isUnread: false),
        Mail(id: 4, subject: "Dinner on Sunday?", isUnread: true),
    ]

    var body: some View {
        Example(
            "Rotor", note: "While a screen reader is on, Alt+Shift+Page Down goes to the next unread message."
        ) {
            VStack(alignment: .leading) {
                ForEach(mails) { mail in
                    Text(verbatim: mail.subject).bold(mail.isUnread)
                }
            }
            .accessibilityRotor("Unread messages") {
                ForEach(mails.filter(\.isUnread)) { mail in
                    AccessibilityRotorEntry(mail.subject, id: mail.id)
                }
            }
        }
    }
}

private struct Pairs: View {
    @Namespace private var form
    @State private var name = ""
    @State private var street = ""

    var body: some View {
        Example("Labels apart from their fields", note: "Each field has the words of its label.") {
            Grid(alignment: .leading) {
                GridRow {
                    Text("First name").accessibilityLabeledPair(role: .label, id: 1, in: form)
                    Text("Street").accessibilityLabeledPair(role: .label, id: 2, in: form)
                }
                GridRow {
                    TextField("", text: $name).accessibilityLabeledPair(role: .content, id: 1, in: form)
                    TextField("", text: $street).accessibilityLabeledPair(role: .content, id: 2, in: form)
                }
            }
        }
    }
}

private struct DragsByActions: View {
    @State private var basket: [String] = []

    var body: some View {
        Example(
            "Dragging without a pointer",
            note: "Each fruit has an action that takes it, then the basket has one that takes the fruit."
        ) {
            FlowLayout {
                ForEach(["Apple", "Pear"], id: \.self) { fruit in
                    Text(verbatim: fruit).padding(6).background(.quaternary, in: .rect(cornerRadius: 6))
                        .draggable(fruit)
                        .accessibilityDragPoint(.center, description: "Take the \(fruit)")
                }
                Text(basket.isEmpty ? "Empty basket" : "Basket: \(basket.formatted())")
                    .padding(6)
                    .overlay { RoundedRectangle(cornerRadius: 6).stroke(.separator) }
                    .dropDestination(for: String.self) { fruits, _ in
                        basket += fruits
                        AccessibilityNotification.Announcement("In the basket").post()
                        return true
                    }
                    .accessibilityDropPoint(.center, description: "Put into the basket")
            }
        }
    }
}

private struct Messages: View {
    @AccessibilityFocusState private var isAtResult: Bool
    @State private var count = 0

    var body: some View {
        Example("Messages", note: "The screen reader speaks the message, and goes to the result.") {
            FlowLayout {
                Button("Count") {
                    count += 1
                    AccessibilityNotification.Announcement("Counted to \(count)").post()
                }
                Button("Read") { isAtResult = true }
                Text("Result: \(count)").accessibilityFocused($isAtResult)
            }
        }
    }
}
