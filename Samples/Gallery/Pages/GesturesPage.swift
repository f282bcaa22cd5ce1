import PicaUI

struct GesturesPage: View {
    var body: some View {
        Taps()
        Drags()
        Competition()
        Shapes()
    }
}

private struct Taps: View {
    @State private var singles = 0
    @State private var doubles = 0
    @State private var place: CGPoint?

    var body: some View {
        Example("Taps", note: "A single click waits to see whether it becomes a double one.") {
            HStack(spacing: 12) {
                Tile(color: .blue, title: "Once \(singles), twice \(doubles)")
                    .onTapGesture(count: 2) { doubles += 1 }
                    .onTapGesture { singles += 1 }
                Tile(color: .teal, title: place.map { "At \(Int($0.x)), \(Int($0.y))" } ?? "Click me")
                    .onTapGesture { place = $0 }
            }
        }
    }
}

private struct Drags: View {
    @State private var rest = CGSize.zero
    @State private var way = CGSize.zero

    /// Where the disc is; it stays in reach.
    private var place: CGSize {
        CGSize(
            width: min(max(rest.width + way.width, -130), 130),
            height: min(max(rest.height + way.height, -52), 52))
    }

    var body: some View {
        Example("Drags", note: "The disc follows the pointer. A double click brings it home.") {
            RoundedRectangle(cornerRadius: 8)
                .fill(.quaternary)
                .frame(height: 160)
                .overlay {
                    Circle()
                        .fill(.orange)
                        .frame(width: 56, height: 56)
                        .offset(place)
                        .gesture(
                            DragGesture(minimumDistance: 2, coordinateSpace: .global)
                                .onChanged { way = $0.translation }
                                .onEnded { _ in (rest, way) = (place, .zero) }
                        )
                        .simultaneousGesture(TapGesture(count: 2).onEnded { rest = .zero })
                        .accessibilityLabel("Disc")
                }
                .clipped()
                // A drag leads where the pointer goes, whichever way one reads.
                .environment(\.layoutDirection, .leftToRight)
        }
    }
}

private struct Competition: View {
    @State private var message: LocalizedStringKey = "Nothing yet."

    var body: some View {
        Example("Beside each other", note: "The deepest comes first, unless one around asks to be before.") {
            FlowLayout(spacing: 12) {
                Card(message: $message).onTapGesture { message = "The card." }
                Card(message: $message)
                    .highPriorityGesture(TapGesture().onEnded { message = "The card, before its button." })
            }
            Text(message)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }

    private struct Card: View {
        @Binding var message: LocalizedStringKey

        var body: some View {
            FlowLayout {
                Text("A card with a")
                Button("Button") { message = "The button." }
            }
            .padding(12)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

private struct Shapes: View {
    @State private var hits = 0

    var body: some View {
        Example("Where they are touched", note: "Hits so far: \(hits). A shape is touched where it is seen.")
        {
            HStack(spacing: 24) {
                Circle().fill(.pink).onTapGesture { hits += 1 }
                Circle().stroke(.pink, lineWidth: 8).onTapGesture { hits += 1 }
                Circle().stroke(.pink, lineWidth: 8)
                    .contentShape(Circle())
                    .onTapGesture { hits += 1 }
            }
            .frame(height: 80)
            .padding(4)
            HStack(spacing: -24) {
                Circle().fill(.red)
                Circle().fill(.yellow).zIndex(1)
                Circle().fill(.green)
            }
            .frame(height: 64)
        }
    }
}

private struct Tile: View {
    let color: Color
    let title: LocalizedStringKey

    var body: some View {
        Text(title)
            .padding(8)
            .frame(maxWidth: .infinity, minHeight: 72)
            .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
    }
}
