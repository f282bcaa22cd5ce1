import PicaUI

struct GesturesPage: View {
    var body: some View {
        Taps()
        LongPresses()
        Drags()
        HeldDrag()
        Pinches()
        Competition()
        Shapes()
        Pointers()
    }
}

private struct Taps: View {
    @State private var singles = 0
    @State private var doubles = 0
    @State private var place: CGPoint?

    var body: some View {
        Example("Taps", note: "A single click waits in case it becomes a double click.") {
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

private struct LongPresses: View {
    @State private var isPressing = false
    @State private var presses = 0
    @State private var clicks = 0

    var body: some View {
        Example("Long presses", note: "Hold for half a second or a second. A shorter click is a tap.") {
            HStack(spacing: 12) {
                Tile(color: .purple, title: isPressing ? "Hold on…" : "Held \(presses)")
                    .overlay(alignment: .leading) {
                        RoundedRectangle(cornerRadius: 8)
                            .fill(.purple.opacity(0.3))
                            .scaleEffect(x: isPressing ? 1 : 0, anchor: .leading)
                    }
                    .onLongPressGesture(minimumDuration: 1) {
                        presses += 1
                    } onPressingChanged: { isPressing in
                        withAnimation(isPressing ? .linear(duration: 1) : .default) {
                            self.isPressing = isPressing
                        }
                    }
                Tile(color: .indigo, title: "Clicked \(clicks), held \(presses)")
                    .onTapGesture { clicks += 1 }
                    .onLongPressGesture { presses += 1 }
            }
        }
    }
}

private struct Drags: View {
    @State private var rest = CGSize.zero
    @State private var way = CGSize.zero

    /// The disc's position, which stays within reach.
    private var place: CGSize {
        CGSize(
            width: min(max(rest.width + way.width, -130), 130),
            height: min(max(rest.height + way.height, -52), 52))
    }

    var body: some View {
        Example("Drags", note: "The disc follows the pointer. Double-click to bring it back.") {
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

private struct HeldDrag: View {
    private enum Phase: Equatable {
        case resting, held
        case dragged(CGSize)
    }

    @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var phase = Phase.resting

    private var way: CGSize {
        if case .dragged(let way) = phase { way } else { .zero }
    }

    var body: some View {
        Example("Sequenced gestures", note: "Hold the square, then drag it.") {
            RoundedRectangle(cornerRadius: 12)
                .fill(phase == .resting ? Color.gray : .green)
                .frame(width: 64, height: 64)
                .scaleEffect(phase == .resting ? 1 : 1.15)
                .offset(way)
                .gesture(
                    LongPressGesture(minimumDuration: 0.4)
                        .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
                        .updating($phase) { value, phase, transaction in
                            guard case .second(true, let drag) = value else { return }
                            transaction.animation = phase == .resting ? .snappy : nil
                            phase = drag.map { .dragged($0.translation) } ?? .held
                        }
                )
                .accessibilityLabel("Square")
                .frame(maxWidth: .infinity)
                .padding(.vertical, 12)
                .environment(\.layoutDirection, .leftToRight)
        }
    }
}

private struct Pinches: View {
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    @GestureState private var magnification: CGFloat = 1
    @GestureState private var turn = Angle.zero

    var body: some View {
        Example(
            "Two fingers", note: "Pinch and rotate on a touchpad or touch screen, if the system reports it."
        ) {
            Image(systemName: "leaf")
                .font(.system(size: 48))
                .foregroundStyle(.mint)
                .scaleEffect(min(max(scale * magnification, 0.5), 2))
                .rotationEffect(angle + turn)
                .frame(maxWidth: .infinity, minHeight: 120)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
                .contentShape(Rectangle())
                .gesture(
                    MagnifyGesture()
                        .updating($magnification) { value, state, _ in state = value.magnification }
                        .onEnded { scale = min(max(scale * $0.magnification, 0.5), 2) }
                        .simultaneously(
                            with: RotateGesture()
                                .updating($turn) { value, state, _ in state = value.rotation }
                                .onEnded { angle += $0.rotation }
                        )
                )
                .onTapGesture(count: 2) { (scale, angle) = (1, .zero) }
                .accessibilityLabel("Leaf")
        }
    }
}

private struct Competition: View {
    @State private var message: LocalizedStringKey = "Nothing yet."

    var body: some View {
        Example(
            "Gesture priority", note: "The innermost gesture wins, unless an outer one has high priority."
        ) {
            FlowLayout(spacing: 12) {
                Card(message: $message).onTapGesture { message = "The card." }
                Card(message: $message)
                    .highPriorityGesture(TapGesture().onEnded { message = "The card, ahead of its button." })
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
        Example("Hit testing", note: "Hits so far: \(hits). A shape reacts only where it is visible.") {
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

private struct Pointers: View {
    private static let styles: [(name: LocalizedStringKey, style: PointerStyle)] = [
        ("Link", .link), ("Text", .horizontalText), ("Vertical text", .verticalText),
        ("Rectangle", .rectSelection), ("Hand", .grabIdle), ("Grab", .grabActive), ("Zoom in", .zoomIn),
        ("Zoom out", .zoomOut), ("Columns", .columnResize), ("Rows", .rowResize),
        ("Corner", .frameResize(position: .bottomTrailing)),
        ("Picture", .image(Image(systemName: "pencil"), hotSpot: .bottomLeading)),
    ]

    var body: some View {
        Example("Pointers", note: "Each chip has its own pointer; the last one hides it.") {
            FlowLayout(spacing: 8) {
                ForEach(Self.styles.indices, id: \.self) { index in
                    Chip(name: Self.styles[index].name).pointerStyle(Self.styles[index].style)
                }
                Chip(name: "None").pointerVisibility(.hidden)
            }
        }
    }

    private struct Chip: View {
        let name: LocalizedStringKey

        var body: some View {
            Text(name)
                .padding(.horizontal, 10)
                .padding(.vertical, 6)
                .background(.quaternary, in: Capsule())
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
