import PicaUI

struct TogglesPage: View {
    @State private var wraps = true
    @State private var numbers = false
    @State private var days = [Day(name: "Monday"), Day(name: "Tuesday", isOn: true), Day(name: "Sunday")]

    struct Day: Identifiable {
        let name: String
        var isOn = false
        var id: String { name }
    }

    var body: some View {
        Example("Check boxes", note: "Click the box or its label, or press Space.") {
            Toggle("Wrap lines", isOn: $wraps)
            Toggle("Line numbers", systemImage: "list.number", isOn: $numbers)
            Toggle("Print in color", isOn: .constant(true)).disabled(true)
        }
        Example("Several at once", note: "The first is mixed if the others differ.") {
            Toggle("Every day", sources: $days, isOn: \.isOn)
            VStack(alignment: .leading) {
                ForEach($days) { $day in
                    Toggle(day.name, isOn: $day.isOn)
                }
            }
            .padding(.leading, 26)
        }
        Example("Switches") {
            Toggle("Wrap lines", isOn: $wraps)
                .toggleStyle(.switch)
            Toggle("Line numbers", isOn: $numbers)
                .toggleStyle(.switch)
                .tint(.green)
            Toggle("Print in color", isOn: .constant(false))
                .toggleStyle(.switch)
                .disabled(true)
        }
        Example("Toggle buttons and a custom style") {
            FlowLayout(spacing: 12) {
                Toggle("Wrap", systemImage: "text.alignleft", isOn: $wraps)
                Toggle("Numbers", isOn: $numbers)
            }
            .toggleStyle(.button)
            Toggle("Favorite", isOn: $wraps)
                .toggleStyle(.star)
        }
        Example("Sizes") {
            ForEach(ControlSize.allCases, id: \.self) { size in
                FlowLayout(spacing: 12) {
                    Toggle("Box", isOn: $wraps)
                    Toggle("Switch", isOn: $wraps).toggleStyle(.switch)
                    Toggle("Button", isOn: $wraps).toggleStyle(.button)
                }
                .controlSize(size)
            }
        }
    }
}

/// A star that is filled while the toggle is on.
struct StarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: "star")
                    .symbolVariant(configuration.isOn ? .fill : .none)
                    .foregroundStyle(.orange)
            }
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == StarToggleStyle {
    static var star: StarToggleStyle { StarToggleStyle() }
}
