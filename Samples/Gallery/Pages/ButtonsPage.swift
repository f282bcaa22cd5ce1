import PicaUI

struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        Example("Pressed \(count) times", note: "Click a button, or focus it and press Space or Return.") {
            FlowLayout(spacing: 12) {
                Button("Count") { count += 1 }
                Button("Prominent") { count += 1 }
                    .buttonStyle(.borderedProminent)
                Button("Borderless") { count += 1 }
                    .buttonStyle(.borderless)
                Button("Plain") { count += 1 }
                    .buttonStyle(.plain)
            }
        }
        Example("Sizes and shapes", note: "Hold the last button to keep counting.") {
            FlowLayout(spacing: 12) {
                Button("Mini") { count += 1 }.controlSize(.mini)
                Button("Small") { count += 1 }.controlSize(.small)
                Button("Regular") { count += 1 }
                Button("Large") { count += 1 }.controlSize(.large)
                Button("Largest") { count += 1 }.controlSize(.extraLarge)
            }
            FlowLayout(spacing: 12) {
                Button("Capsule") { count += 1 }.buttonBorderShape(.capsule)
                Button("Corners") { count += 1 }.buttonBorderShape(.roundedRectangle(radius: 12))
                Button("Add", systemImage: "plus") { count += 1 }
                    .buttonStyle(.borderedProminent)
                    .labelStyle(.iconOnly)
                    .buttonBorderShape(.circle)
                Button("Hold Me") { count += 1 }.buttonRepeatBehavior(.enabled)
            }
        }
        Example("Glass", note: "The background shows through; the text stays easy to read.") {
            FlowLayout(spacing: 12) {
                Button("Glass") { count += 1 }.buttonStyle(.glass)
                Button("Clear") { count += 1 }.buttonStyle(.glass(.clear))
                Button("Prominent") { count += 1 }.buttonStyle(.glassProminent)
                Text("Any view").padding(10).glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))
            }
            .padding(16)
            .background(
                LinearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing),
                in: RoundedRectangle(cornerRadius: 8))
        }
        Example("Hover effects") {
            FlowLayout(spacing: 24) {
                Text("Highlight").hoverEffect(.highlight)
                Image(systemName: "leaf").imageScale(.large).hoverEffect(.lift)
            }
        }
        Example("Links and accessory bars") {
            FlowLayout(spacing: 12) {
                Button("Show All") { count += 1 }.buttonStyle(.link)
                Button("Unread") { count += 1 }.buttonStyle(.accessoryBar)
                Button("Save") { count += 1 }.buttonStyle(.accessoryBarAction)
            }
        }
        Example("Roles") {
            FlowLayout(spacing: 12) {
                Button("Start Again", role: .destructive) { count = 0 }
                Button("Start Again", role: .destructive) { count = 0 }
                    .buttonStyle(.borderedProminent)
                Button(role: .cancel) {}
                Button(role: .close) {}
                Button(role: .confirm) {}
            }
        }
        Example("Labels") {
            FlowLayout(spacing: 12) {
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button {
                    count += 1
                } label: {
                    Label("Add", systemImage: "plus").labelStyle(.iconOnly)
                }
                Button {
                    count += 1
                } label: {
                    VStack(spacing: 2) {
                        Image(systemName: "paperplane").font(.title2)
                        Text("Send").font(.caption)
                    }
                }
            }
        }
        Example("Disabled") {
            FlowLayout(spacing: 12) {
                Button("Count") {}
                Button("Prominent") {}
                    .buttonStyle(.borderedProminent)
                Button("Borderless") {}
                    .buttonStyle(.borderless)
            }
            .disabled(true)
        }
        Example("Tint and a custom style") {
            FlowLayout(spacing: 12) {
                Button("Green") {}
                    .buttonStyle(.borderedProminent)
                    .tint(.green)
                Button("Capsule") { count += 1 }
                    .buttonStyle(.capsule)
            }
        }
    }
}

/// An outline around the label that fills while it is pressed.
struct CapsuleButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isPressed ? AnyShapeStyle(.background) : AnyShapeStyle(.tint))
            .padding(.horizontal, 16)
            .padding(.vertical, 6)
            .background {
                if configuration.isPressed {
                    Capsule().fill(.tint)
                } else {
                    Capsule().strokeBorder(.tint, lineWidth: 1.5)
                }
            }
    }
}

extension ButtonStyle where Self == CapsuleButtonStyle {
    static var capsule: CapsuleButtonStyle { CapsuleButtonStyle() }
}
