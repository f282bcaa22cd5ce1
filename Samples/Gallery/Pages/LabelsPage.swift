import PicaUI

struct LabelsPage: View {
    @ScaledMetric private var iconWidth: CGFloat = 32

    var body: some View {
        Example("Title and icon") {
            Label("Documents", systemImage: "doc.text")
            Label("Downloads", systemImage: "tray.and.arrow.down")
            Label("Trash", systemImage: "trash")
        }
        Example("Styles") {
            Row("Automatic") { Label("Favorites", systemImage: "heart") }
            Row("Title and icon") { Label("Favorites", systemImage: "heart").labelStyle(.titleAndIcon) }
            Row("Default") { Label("Favorites", systemImage: "heart").labelStyle(.automatic) }
            Row("Icon only") { Label("Favorites", systemImage: "heart").labelStyle(.iconOnly) }
            Row("Title only") { Label("Favorites", systemImage: "heart").labelStyle(.titleOnly) }
            Row("Wrapped style") { Label("Favorites", systemImage: "heart").labelStyle(.framed) }
            Row("Custom") { Label("Favorites", systemImage: "heart.fill").labelStyle(.badge) }
        }
        Example("With any text style", note: "The icon takes the text’s size and weight.") {
            Label("Large title", systemImage: "cloud.fill").font(.largeTitle)
            Label("Headline", systemImage: "bolt.fill").font(.headline)
            Label("Body", systemImage: "leaf")
            Label("Caption", systemImage: "drop").font(.caption)
            Label("Black", systemImage: "star").fontWeight(.black)
            Label("Light", systemImage: "star").fontWeight(.light)
        }
        Example("One column", note: "Icons of any width take the same space, so titles line up.") {
            VStack(alignment: .leading, spacing: 12) {
                Label("Small icon", systemImage: "bolt").imageScale(.small)
                Label("Medium icon", systemImage: "folder")
                Label("Large icon", systemImage: "person.2").imageScale(.large)
            }
            .labelReservedIconWidth(iconWidth)
            .labelIconToTitleSpacing(12)
        }
        Example("Label visibility", note: "A control can hide its label if the context makes it clear.") {
            Row("Automatic") { Battery().labelsVisibility(.automatic) }
            Row("Visible") { Battery().labelsVisibility(.visible).labelsHidden() }
            Row("Hidden") { Battery().labelsHidden() }
        }
        Example("Any views") {
            Label {
                VStack(alignment: .leading) {
                    Text("Ada Lovelace")
                    Text("Mathematician").font(.footnote).foregroundStyle(.secondary)
                }
            } icon: {
                Text("AL")
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .foregroundStyle(.white)
                    .padding(8)
                    .background(.indigo, in: Circle())
            }
        }
    }
}

/// A view whose label can be hidden and still names it for accessibility.
private struct Battery: View {
    @Environment(\.labelsVisibility) private var labelsVisibility

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "bolt")
            if labelsVisibility != .hidden { label }
        }
        .accessibilityElement()
        .accessibilityLabel { _ in label }
    }

    private var label: some View { Text("Charge") }
}

/// A label on a colored capsule.
struct BadgeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            configuration.icon
                .foregroundStyle(.pink)
            configuration.title
        }
        .font(.callout)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(Color.pink.opacity(0.12), in: Capsule())
    }
}

extension LabelStyle where Self == BadgeLabelStyle {
    static var badge: BadgeLabelStyle { BadgeLabelStyle() }
}

/// A frame around a label in its inherited style.
struct FramedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).boxed()
    }
}

extension LabelStyle where Self == FramedLabelStyle {
    static var framed: FramedLabelStyle { FramedLabelStyle() }
}
