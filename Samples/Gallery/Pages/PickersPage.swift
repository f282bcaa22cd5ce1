import PicaUI

struct PickersPage: View {
    @State private var paper = Paper.a4
    @State private var side: Side? = .left
    @State private var number = 3

    enum Paper: String, CaseIterable, Identifiable {
        case a4 = "A4"
        case letter = "Letter"
        case legal = "Legal"
        var id: Self { self }
    }

    enum Side: String, CaseIterable, Identifiable {
        case left, center, right
        var id: Self { self }
        var systemImage: String {
            switch self {
            case .left: "text.alignleft"
            case .center: "text.aligncenter"
            case .right: "text.alignright"
            }
        }
    }

    var body: some View {
        Example("Menus", note: "Press to open the menu; release over an option to choose it.") {
            papers.fixedSize()
            Picker("Side", selection: $side) {
                Label("None", systemImage: "xmark").tag(nil as Side?)
                Divider()
                ForEach(Side.allCases) { side in
                    Label(side.rawValue.capitalized, systemImage: side.systemImage).tag(side)
                }
            }
            .fixedSize()
            Picker("Number", selection: $number) {
                ForEach(0..<200) { Text("No. \($0)") }
            }
            .fixedSize()
        }
        Example("Segments", note: "Shows all options at once. The arrow keys move between them.") {
            papers.pickerStyle(.segmented)
            Picker("Side", selection: $side) {
                ForEach(Side.allCases) { side in
                    Image(systemName: side.systemImage)
                        .accessibilityLabel(side.rawValue)
                        .tag(side)
                }
            }
            .pickerStyle(.palette)
            .labelsHidden()
        }
        Example("Radio buttons") {
            papers.pickerStyle(.radioGroup)
            papers.pickerStyle(.inline)
                .horizontalRadioGroupLayout()
                .labelsHidden()
        }
        Example("Disabled and small") {
            papers.fixedSize().disabled(true)
            papers.pickerStyle(.segmented).disabled(true)
            papers.fixedSize().controlSize(.small)
            papers.pickerStyle(.segmented).controlSize(.small)
        }
    }

    private var papers: some View {
        Picker("Paper", selection: $paper) {
            ForEach(Paper.allCases) { Text($0.rawValue) }
        }
    }
}
