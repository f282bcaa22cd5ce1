import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor @Observable private final class Model {
    var step = 0
    var heard = 0
}

private struct Stored: View {
    @AppStorage("pica.linear") private var stored = 0
    var body: some View { Color.red.frame(height: CGFloat(1 + stored % 2)) }
}

/// The cost of many of a kind: four times as many take four times as long, and not sixteen.
@MainActor @Suite(.serialized) struct LinearTests {
    private func growth(_ few: Int, _ cost: (Int) throws -> Duration) rethrows -> Double {
        // The machine does other things meanwhile, so the best of some counts.
        func best(_ count: Int) throws -> Duration { try (0..<3).map { _ in try cost(count) }.min() ?? .zero }
        return try best(4 * few) / best(few)
    }

    private func time(_ body: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(body) }

    @Test("Rows that each set a preference are created, changed and removed in linear time")
    func preferences() throws {
        func rows(_ count: Int, _ model: Model) -> some View {
            Live {
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { _ in
                        Color.red.frame(height: 1).preference(key: CountKey.self, value: model.step)
                            .onPreferenceChange(CountKey.self) { _ in model.heard += 1 }
                    }
                }
            }
        }
        let growth = try growth(500) { count in
            let model = Model()
            return try time {
                let host = try mount { rows(count, model) }
                host.update()
                model.step = 1
                host.update()
                #expect(model.heard >= count)
                host.show { EmptyView() }
            }
        }
        #expect(growth < 9, "\(growth)")
    }

    @Test("Rows that follow text layouts take linear time, too") func onDemandPreferences() throws {
        let growth = try growth(300) { count in
            try time {
                let host = try mount {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in
                            Text("\(index)").onPreferenceChange(Text.LayoutKey.self) { _ in }
                        }
                    }
                }
                host.update()
                host.setEnvironment(\.dynamicTypeSize, .xLarge)
                host.show { EmptyView() }
            }
        }
        #expect(growth < 9, "\(growth)")
    }

    @Test("Rows that each store the same default take linear time") func storage() throws {
        let defaults = try #require(UserDefaults(suiteName: "pica.linear.\(UUID().uuidString)"))
        let growth = try growth(500) { count in
            try time {
                let host = try mount {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Stored() } }.defaultAppStorage(
                        defaults)
                }
                host.update()
                defaults.set(Int.random(in: 0..<1000), forKey: "pica.linear")
                host.update()
            }
        }
        #expect(growth < 9, "\(growth)")
    }

    @Test("A picker with many choices opens in linear time") func picker() throws {
        let growth = try growth(200) { count in
            let host = try mount(width: 400, height: 600) {
                Picker("Choice", selection: .constant(count / 2)) {
                    ForEach(0..<count, id: \.self) { Text("Choice \($0)").tag($0) }
                }
                .pickerStyle(.menu)
            }
            let picker = try host.find(.popUpButton)
            return try time {
                try picker.click()
                host.advance(by: 0.5)
            }
        }
        #expect(growth < 9, "\(growth)")
    }

    @Test("The content of many modifiers is counted quickly, whether it is empty or not")
    func accessibility() throws {
        func wrapped(_ view: AnyView, _ count: Int) -> AnyView {
            (0..<count).reduce(view) { view, index in
                index % 2 == 0
                    ? AnyView(view.accessibilityHint("hint \(index)"))
                    : AnyView(view.accessibilityAction(named: "a") {})
            }
        }
        for content in [
            AnyView(Text("text")), AnyView(Color.red), AnyView(Color.red.accessibilityHidden(true)),
        ] {
            let host = try mount { wrapped(content, 40).frame(width: 50, height: 50) }
            let time = time { _ = host.all() }
            #expect(time < .seconds(1), "\(time)")
            #expect(host.all().count == 1)
            #expect(host.all().first?.hint == "hint 38")
        }
    }
}
