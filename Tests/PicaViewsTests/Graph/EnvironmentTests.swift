import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private enum AnswerKey: EnvironmentKey { static var defaultValue: Int? { 5 } }
private enum FlavourKey: EnvironmentKey { static var defaultValue: String { "plain" } }

extension EnvironmentValues {
    fileprivate var answer: Int? {
        get { self[AnswerKey.self] }
        set { self[AnswerKey.self] = newValue }
    }
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

    @Test("A value is inherited, the innermost wins, and elsewhere the default applies")
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

    @Test("A changed value evaluates only its readers")
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

    @Test("If a view sets the value itself, an outer change does not reach its readers")
    func shadowed() throws {
        let tasters = Counter()
        let app = try mount { Taster(bodies: tasters).environment(\.flavour, "mint") }
        _ = tasters.take()
        app.setEnvironment(\.flavour, "rum")
        #expect(app.texts == ["mint"])
        #expect(tasters.take() == 0)
    }

    @Test("A transformed value follows its source")
    func transformed() throws {
        let app = try mount {
            Taster(bodies: Counter()).transformEnvironment(\.flavour) { $0 += " and cream" }
        }
        #expect(app.texts == ["plain and cream"])
        app.setEnvironment(\.flavour, "rum")
        #expect(app.texts == ["rum and cream"])
    }

    private struct AnswerReader: View {
        @Environment(\.answer) private var answer
        var body: some View { Text(verbatim: answer.map(String.init) ?? "none") }
    }

    @Test("An optional key without a value reads its default, and nil once nil is set")
    func optionalDefault() throws {
        let app = try mount {
            AnswerReader()
            AnswerReader().environment(\.answer, nil)
            AnswerReader().environment(\.answer, 7)
        }
        #expect(app.texts == ["5", "none", "7"])
    }

    private struct Writer: View {
        let tasters: Counter
        @State private var number = 0
        @State private var flavour = "lemon"
        var body: some View {
            let number = number
            Taster(bodies: tasters)
                .transformEnvironment(\.flavour) { if number < 0 { $0 = "none" } }
                .environment(\.flavour, flavour)
                .foregroundStyle(.tint.opacity(0.5))
                .lineLimit(2...3)
                .bold()
                .labelStyle(.titleOnly)
                .onSubmit { print(number) }
            Button("Again") { self.number += 1 }
            Button("Mint") { self.flavour = "mint" }
        }
    }

    @Test("Writing an unchanged value updates nothing below")
    func equalWriters() throws {
        let tasters = Counter()
        let app = try mount { Writer(tasters: tasters) }
        _ = tasters.take()
        try app.find(.button, "Again").click()
        try app.find(.button, "Again").click()
        #expect(tasters.take() == 0)
        try app.find(.button, "Mint").click()
        #expect(tasters.take() == 1)
        #expect(app.texts.first == "mint")
    }

    @Test("A transformation with an unchanged result stops the change")
    func stoppedTransformation() throws {
        let tasters = Counter()
        let app = try mount {
            Taster(bodies: tasters).transformEnvironment(\.flavour) { $0 = String($0.prefix(3)) }
        }
        app.setEnvironment(\.flavour, "lemon")
        _ = tasters.take()
        app.setEnvironment(\.flavour, "lemonade")
        #expect(app.texts == ["lem"])
        #expect(tasters.take() == 0)
        app.setEnvironment(\.flavour, "rum")
        #expect(app.texts == ["rum"])
    }

    @Test("A transformation follows the state that it reads")
    func transformationReadsState() throws {
        let app = try mount { Seasoned() }
        #expect(app.texts.first == "plain")
        try app.find(.button, "Season").click()
        #expect(app.texts.first == "plain, salted")
    }

    private struct Seasoned: View {
        @State private var isSalted = false
        var body: some View {
            let salted = $isSalted
            Taster(bodies: Counter()).transformEnvironment(\.flavour) {
                if salted.wrappedValue { $0 += ", salted" }
            }
            Button("Season") { isSalted = true }
        }
    }

    @Test("An object entry and a key of the same type are separate")
    func objectThatIsKey() {
        var values = EnvironmentValues()
        values[KeyObject.self] = 3
        values[object: KeyObject.self] = KeyObject()
        #expect(values[KeyObject.self] == 3)
        #expect(values[object: KeyObject.self] != nil)
    }

    private final class KeyObject: EnvironmentKey {
        static var defaultValue: Int { 1 }
    }

    // MARK: Against a dictionary

    private enum Depth<Outer>: EnvironmentKey { static var defaultValue: Int { 0 } }

    private static func key<T>(_ depth: Int, _ type: T.Type) -> any EnvironmentKey.Type {
        depth == 0 ? Depth<T>.self : key(depth - 1, Depth<T>.self)
    }

    private static func write<K: EnvironmentKey>(
        _ key: K.Type, _ value: Int, _ values: inout EnvironmentValues
    ) {
        if let value = value as? K.Value { values[K.self] = value }
    }

    private static func read<K: EnvironmentKey>(_ key: K.Type, _ values: EnvironmentValues) -> Int? {
        values[K.self] as? Int
    }

    @Test("Values behave like a dictionary, and copies differ only in the changed ones")
    func random() {
        let keys = (0..<30).map { Self.key($0, Never.self) }
        for seed in UInt64(1)...40 {
            var random = SeededRandom(seed: seed)
            var history: [(EnvironmentValues, [Int])] = [
                (EnvironmentValues(), Array(repeating: 0, count: keys.count))
            ]
            for _ in 0..<60 {
                var (values, model) = history.randomElement(using: &random) ?? history[0]
                for _ in 0..<Int.random(in: 1...12, using: &random) {
                    let index = Int.random(in: 0..<keys.count, using: &random)
                    model[index] = Int.random(in: 0...2, using: &random)
                    Self.write(keys[index], model[index], &values)
                }
                #expect(keys.map { Self.read($0, values) } == model, "seed \(seed)")
                for (other, otherModel) in history.suffix(10) {
                    let expected = keys.indices.filter { model[$0] != otherModel[$0] }
                    #expect(
                        values.keysChanged(from: other)
                            == Set(expected.map { ObjectIdentifier(keys[$0]) }), "seed \(seed)")
                }
                history.append((values, model))
            }
        }
    }

    @Test("A disabled view cannot be enabled further in")
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

    @Test("The root's values reach the view: color scheme, text size, direction, scale")
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
