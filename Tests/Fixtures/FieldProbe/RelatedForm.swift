import PicaUI

/// Views that tell assistive technologies more than they show: pairs, groups, messages, drags and a chart.
struct RelatedForm: View, AXChartDescriptorRepresentable {
    @Namespace private var form
    @State private var name = ""
    @State private var email = "ada"
    @State private var basket = "Empty"

    var body: some View {
        VStack(alignment: .leading) {
            Text("First name").accessibilityLabeledPair(role: .label, id: "name", in: form)
            TextField("", text: $name).accessibilityLabeledPair(role: .content, id: "name", in: form)
            TextField("Email", text: $email)
                .picaAccessibilityRequired()
                .picaAccessibilityRelation(.subject, id: "email", in: form)
            if !email.contains("@") {
                Text("An address contains an @.")
                    .picaAccessibilityRelation(.errorMessage, id: "email", in: form)
            }
            Text("One").accessibilityLinkedGroup(id: "steps", in: form)
            Text("Two").accessibilityLinkedGroup(id: "steps", in: form)
            Button("Tell") {
                AccessibilityNotification.Announcement("Told").post()
                var urgent = AttributedString("At once")
                urgent.accessibilitySpeechAnnouncementPriority = .high
                AccessibilityNotification.Announcement(urgent).post()
            }
            Text("Apple").draggable("apple")
                .accessibilityDragPoint(.center, description: "Take the apple")
            Text(basket)
                .dropDestination(for: String.self) { things, _ in
                    basket = things.joined()
                    return true
                }
            Color.blue.frame(width: 200, height: 100).accessibilityChartDescriptor(self)
        }
        .onAppear { say("ready") }
    }

    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Rain", summary: "Most on Tuesday.",
            xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
            yAxis: AXNumericDataAxisDescriptor(title: "Amount", range: 0...12, gridlinePositions: []) {
                "\(Int($0)) mm"
            },
            series: [
                AXDataSeriesDescriptor(
                    name: nil, isContinuous: false,
                    dataPoints: [AXDataPoint(x: "Mon", y: 4), AXDataPoint(x: "Tue", y: 11)])
            ])
    }
}
