import Foundation
import Observation
import PicaGraph
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

/// What many of a kind cost: four times as many take four times as long, and not sixteen.
@MainActor @Suite(.serialized) struct LinearTests {
    private func growth(_ few: Int, _ cost: (Int) throws -> Duration) rethrows -> Double {
        // The machine does other things meanwhile, so the best of some counts.
        func best(_ count: Int) throws -> Duration { try (0..<3).map { _ in try cost(count) }.min() ?? .zero }
        return try best(4 * few) / best(few)
    }

    private func time(_ body: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(body) }

    @Test("Rows that each follow a preference are mounted, changed and removed in linear time")
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

    @Test("Rows that follow what texts say are linear, too") func onDemandPreferences() throws {
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

    @Test("Rows that each keep the same default are linear") func storage() throws {
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

    @Test("A picker of many choices opens in linear time") func picker() throws {
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

    @Test("What many modifiers say of a view is known in no time, with something inside or nothing")
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
