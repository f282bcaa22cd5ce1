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
            Row("Automatic") { Label("Favourites", systemImage: "heart") }
            Row("Title and icon") { Label("Favourites", systemImage: "heart").labelStyle(.titleAndIcon) }
            Row("The default") { Label("Favourites", systemImage: "heart").labelStyle(.automatic) }
            Row("Icon only") { Label("Favourites", systemImage: "heart").labelStyle(.iconOnly) }
            Row("Title only") { Label("Favourites", systemImage: "heart").labelStyle(.titleOnly) }
            Row("Around another") { Label("Favourites", systemImage: "heart").labelStyle(.framed) }
            Row("Your own") { Label("Favourites", systemImage: "heart.fill").labelStyle(.badge) }
        }
        Example("With any text style", note: "The icon takes the text’s size and weight.") {
            Label("Large title", systemImage: "cloud.fill").font(.largeTitle)
            Label("Headline", systemImage: "bolt.fill").font(.headline)
            Label("Body", systemImage: "leaf")
            Label("Caption", systemImage: "drop").font(.caption)
            Label("Black", systemImage: "star").fontWeight(.black)
            Label("Light", systemImage: "star").fontWeight(.light)
        }
        Example("One column", note: "Icons of any width have the same room, and titles begin at one place.") {
            VStack(alignment: .leading, spacing: 12) {
                Label("Small icon", systemImage: "bolt").imageScale(.small)
                Label("Medium icon", systemImage: "folder")
                Label("Large icon", systemImage: "person.2").imageScale(.large)
            }
            .labelReservedIconWidth(iconWidth)
            .labelIconToTitleSpacing(12)
        }
        Example("Labels of your own", note: "They may be left out where others say what is meant.") {
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

/// A view with a label that it shows where that is wanted, and is called by anyhow.
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

/// A label on a coloured capsule.
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

/// A frame around a label in the style that it would have otherwise.
struct FramedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).boxed()
    }
}

extension LabelStyle where Self == FramedLabelStyle {
    static var framed: FramedLabelStyle { FramedLabelStyle() }
}
