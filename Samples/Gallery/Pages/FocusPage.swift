import PicaUI

struct FocusPage: View {
    var body: some View {
        Address()
        TabOrder()
    }
}

private struct Address: View {
    private enum Field: CaseIterable {
        case name, street, city
    }

    @State private var name = ""
    @State private var street = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
        Example("Focus as state", note: "Return goes to the next field; the buttons go where they say.") {
            Row("Name") { TextField("Name", text: $name).focused($field, equals: .name) }
            Row("Street") { TextField("Street", text: $street).focused($field, equals: .street) }
            Row("City") { TextField("City", text: $city).focused($field, equals: .city) }
            FlowLayout(spacing: 8) {
                Button("Name") { field = .name }
                Button("Street") { field = .street }
                Button("City") { field = .city }
                Button("Nowhere") { field = nil }
            }
            Text(status)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .onSubmit(next)
    }

    private var status: LocalizedStringKey {
        switch field {
        case .name: "The name has the keyboard."
        case .street: "The street has the keyboard."
        case .city: "The city has the keyboard."
        case nil: "None of these fields has the keyboard."
        }
    }

    private func next() {
        field =
            switch field {
            case .name: .street
            case .street: .city
            case .city, nil: nil
            }
    }
}

private struct TabOrder: View {
    @State private var first = ""
    @State private var second = ""
    @ScaledMetric private var fieldWidth: CGFloat = 110

    var body: some View {
        Example("Tab order", note: "Tab and Shift+Tab go in reading order, past what is disabled.") {
            FlowLayout {
                TextField("First", text: $first)
                    .frame(width: fieldWidth)
                Button("Second") {}
                Button("Skipped") {}
                    .disabled(true)
                TextField("Third", text: $second)
                    .frame(width: fieldWidth)
            }
        }
    }
}
