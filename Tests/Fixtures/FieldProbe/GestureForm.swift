import PicaUI

/// Tiles below each other, 60 points high, each with gestures of its own, and a place that scrolls.
struct GestureForm: View {
    @State private var hasMoved = false
    @GestureState private var way = CGSize.zero

    var body: some View {
        VStack(spacing: 0) {
            Color.blue
                .gesture(
                    SpatialTapGesture(count: 2).onEnded { _ in say("double") }
                        .exclusively(
                            before: SpatialTapGesture().onEnded {
                                say("tap \(Int($0.location.x)) \(Int($0.location.y))")
                            }))
            Color.green
                .gesture(
                    LongPressGesture(minimumDuration: 0.3).onEnded { _ in say("taken up") }
                        .sequenced(before: DragGesture(minimumDistance: 0))
                        .onEnded {
                            guard case .second(true, let drag?) = $0 else { return say("not carried") }
                            say("carried \(Int(drag.translation.width)) \(Int(drag.translation.height))")
                        }
                )
                .onHover { say($0 ? "over" : "out") }
            Color.orange
                .gesture(
                    DragGesture()
                        .updating($way) { value, way, _ in way = value.translation }
                        .onEnded { say("dragged \(Int($0.translation.width)) \(Int($0.translation.height))") }
                )
                .onChange(of: way) { say("way \(Int(way.width)) \(Int(way.height))") }
            Color.purple
                .onTapGesture { say("child") }
                .overlay(alignment: .trailing) {
                    Color.gray.frame(width: 100).onTapGesture { say("covered") }
                        .highPriorityGesture(TapGesture().onEnded { say("first") })
                }
                .simultaneousGesture(TapGesture().onEnded { say("also") })
            ScrollView {
                Color.yellow.frame(height: 1000).onTapGesture { say("inside") }
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: {
                say("offset \(Int($1))")
            }
            .frame(height: 80)
        }
        .frame(width: 400, height: 320)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear { say("gestures") }
    }
}
