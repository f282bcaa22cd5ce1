import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var items = Array(0..<20_000)
    var selection: Set<Int> = []
    @ObservationIgnored var made = 0
}

private struct RichRow: View {
    let item: Int
    let model: Model

    var body: some View {
        model.made += 1
        return HStack {
            Image(systemName: "star")
            VStack(alignment: .leading) {
                Text("Row \(item)").font(.headline)
                Text("Something about it").foregroundStyle(.secondary)
            }
        }
    }
}

private struct RichList: View {
    @Bindable var model: Model

    var body: some View {
        List(selection: $model.selection) {
            ForEach(model.items, id: \.self) { RichRow(item: $0, model: model) }
                .onDelete { model.items.remove(atOffsets: $0) }
                .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

@MainActor @Suite("A list of very many rows") struct ManyRowsTests {
    private func mounted(_ model: Model) throws -> TestHost {
        let host = try mount(width: 300, height: 300) { RichList(model: model) }
        host.update()
        host.click(at: CGPoint(x: 150, y: 30))
        return host
    }

    @Test("selects, drags and deletes all of them without creating hidden ones") func all() throws {
        let model = Model()
        let host = try mounted(model)
        host.press("a", .control)
        #expect(model.selection.count == 20_000)
        let before = model.made
        host.pressPointer(at: CGPoint(x: 150, y: 60))
        for step in 1...10 { host.movePointer(to: CGPoint(x: 150, y: 60 + 4 * CGFloat(step))) }
        host.releasePointer(at: CGPoint(x: 150, y: 100))
        #expect(model.made - before < 500, "\(model.made - before)")
        host.press("a", .control)
        host.press(.deleteForward)
        host.update()
        #expect(model.items.isEmpty)
        #expect(model.made - before < 1000, "\(model.made - before)")
    }

    @Test("asks rows that may have modifiers, and follows them") func permissions() throws {
        let model = Model()
        model.items = Array(0..<20)
        let host = try mount(width: 300, height: 300) {
            List(selection: Bindable(model).selection) {
                ForEach(model.items, id: \.self) { Text("Row \($0)").deleteDisabled($0 % 2 == 0) }
                    .onDelete { model.items.remove(atOffsets: $0) }
            }
        }
        host.update()
        host.click(at: CGPoint(x: 150, y: 30))
        host.press("a", .control)
        host.press(.deleteForward)
        host.update()
        #expect(model.items == stride(from: 0, to: 20, by: 2).map { $0 })
    }
}
