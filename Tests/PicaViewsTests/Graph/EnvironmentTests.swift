import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

private enum FlavourKey: EnvironmentKey { static var defaultValue: String { "plain" } }

extension EnvironmentValues {
    fileprivate var flavour: String {
        get { self[FlavourKey.self] }
        set { self[FlavourKey.self] = newValue }
    }
}

@MainActor @Suite struct EnvironmentTests {
    private struct Taster: View {
        let bodies: Counter
        @Environment(\.flavour) private var flavour
        var body: some View {
            let _ = bodies.add()
            Text(flavour)
        }
    }

    private struct Bystander: View {
        let bodies: Counter
        var body: some View {
            let _ = bodies.add()
            Color.clear
        }
    }

    @Test("A value is inherited, the innermost wins, and beside it the default holds")
    func inheritance() throws {
        let bodies = Counter()
        let app = try mount {
            Taster(bodies: bodies)
            VStack {
                Taster(bodies: bodies)
                Taster(bodies: bodies).environment(\.flavour, "mint")
            }
            .environment(\.flavour, "lemon")
        }
        #expect(app.texts == ["plain", "lemon", "mint"])
    }

    @Test("A changed value evaluates its readers and nobody else")
    func onlyReaders() throws {
        let (tasters, bystanders) = (Counter(), Counter())
        let app = try mount {
            Taster(bodies: tasters)
            Bystander(bodies: bystanders)
        }
        _ = (tasters.take(), bystanders.take())
        app.setEnvironment(\.flavour, "rum")
        #expect(app.texts == ["rum"])
        #expect((tasters.take(), bystanders.take()) == (1, 0))
        app.setEnvironment(\.flavour, "rum")
        #expect((tasters.take(), bystanders.take()) == (0, 0))
    }

    @Test("Where a view sets the value itself, a change further out does not reach its readers")
    func shadowed() throws {
        let tasters = Counter()
        let app = try mount { Taster(bodies: tasters).environment(\.flavour, "mint") }
        _ = tasters.take()
        app.setEnvironment(\.flavour, "rum")
        #expect(app.texts == ["mint"])
        #expect(tasters.take() == 0)
    }

    @Test("A transformed value follows the one it was made from")
    func transformed() throws {
        let app = try mount {
            Taster(bodies: Counter()).transformEnvironment(\.flavour) { $0 += " and cream" }
        }
        #expect(app.texts == ["plain and cream"])
        app.setEnvironment(\.flavour, "rum")
        #expect(app.texts == ["rum and cream"])
    }

    @Test("A part that is disabled cannot be enabled again inside")
    func disabled() throws {
        let presses = Counter()
        let app = try mount {
            VStack { Button("Go") { presses.add() }.disabled(false) }.disabled(true)
        }
        let button = try app.find(.button, "Go")
        #expect(!button.isEnabled)
        try button.click()
        #expect(presses.take() == 0)
    }

    @Test("The root's own values reach the view: dark, text size, direction, scale")
    func rootValues() throws {
        let app = try mount(scale: 2) { Reporter() }
        #expect(app.texts == ["light large leftToRight 2.0"])
        app.setEnvironment(\.colorScheme, .dark)
        app.setEnvironment(\.dynamicTypeSize, .accessibility2)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(app.texts == ["dark accessibility2 rightToLeft 2.0"])
    }

    private struct Reporter: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.layoutDirection) private var direction
        @Environment(\.displayScale) private var scale
        var body: some View { Text(verbatim: "\(scheme) \(size) \(direction) \(scale)") }
    }
}
