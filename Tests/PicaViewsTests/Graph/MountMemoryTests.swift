import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct MountMemoryTests {
    private struct Screen: View {
        @State private var name = "x"
        @State private var isOpen = false
        @FocusState private var isFocused: Bool

        var body: some View {
            ScrollView {
                VStack {
                    ForEach(0..<2, id: \.self) { number in
                        HStack {
                            Label("Row \(number)", systemImage: "star")
                            Spacer()
                            Button("Press") { isOpen.toggle() }.opacity(0.9)
                        }
                        .padding()
                        .background { RoundedRectangle(cornerRadius: 4).fill(.blue) }
                        .onAppear {}
                        .onChange(of: name) {}
                    }
                    TextField("Name", text: $name).focused($isFocused)
                    GeometryReader { Text("\($0.size.width)") }
                    if isOpen { Text("open").transition(.slide) }
                }
                LazyVStack { ForEach(0..<10, id: \.self) { Text("\($0)") } }
            }
            .popover(isPresented: $isOpen) { Text("popover") }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test("A screen shown and removed repeatedly does not leak memory")
    func mountAndUnmount() throws {
        let host = try mount { EmptyView() }
        func turn() {
            // Otherwise the host would keep the damage.
            _ = host.damage {
                host.show { Screen() }
                host.show { EmptyView() }
            }
        }
        for _ in 0..<50 { turn() }
        let grown = Heap.growth { for _ in 0..<500 { turn() } }
        #expect(grown < 100_000, "\(grown) bytes are left of five hundred screens")
    }
}
