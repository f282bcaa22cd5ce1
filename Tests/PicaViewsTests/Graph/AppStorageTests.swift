import Foundation
import PicaTesting
import PicaUI
import Testing

import PicaState
@testable import PicaGraph

private enum Level: Int, Sendable { case low = 1, high }
private enum Hue: String, Sendable { case red, blue }

@MainActor @Suite struct AppStorageTests {
    private let name = "pica-test-\(UUID().uuidString)"
    private let defaults: UserDefaults

    init() throws { defaults = try #require(UserDefaults(suiteName: name)) }

    private struct Values: View {
        @AppStorage("bool") var bool = false
        @AppStorage("int") var int = 1
        @AppStorage("double") var double = 0.5
        @AppStorage("string") var string = "a"
        @AppStorage("url") var url = URL(fileURLWithPath: "/")
        @AppStorage("data") var data = Data()
        @AppStorage("level") var level = Level.low
        @AppStorage("hue") var hue = Hue.red
        @AppStorage("maybe bool") var maybeBool: Bool?
        @AppStorage("maybe int") var maybeInt: Int?
        @AppStorage("maybe double") var maybeDouble: Double?
        @AppStorage("maybe string") var maybeString: String?
        @AppStorage("maybe url") var maybeURL: URL?
        @AppStorage("maybe data") var maybeData: Data?
        @AppStorage("maybe level") var maybeLevel: Level?
        @AppStorage("maybe hue") var maybeHue: Hue?

        var body: some View {
            Text(
                written(
                    bool, int, double, string, url.absoluteString, data.count, level.rawValue, hue.rawValue))
            Text(
                written(
                    maybeBool, maybeInt, maybeDouble, maybeString, maybeURL?.absoluteString, maybeData?.count,
                    maybeLevel?.rawValue, maybeHue?.rawValue))
            Button("Change") {
                (bool, int, double, string) = (true, -7, 2.5, "ü")
                url = URL(string: "https://example.org/a?b")!
                (data, level, hue) = (Data([0, 255]), .high, .blue)
                (maybeBool, maybeInt, maybeDouble, maybeString) = (false, 0, 1, "")
                (maybeURL, maybeData, maybeLevel, maybeHue) = (url, Data([1]), .low, .red)
            }
            Button("Forget") {
                (maybeBool, maybeInt, maybeDouble, maybeString) = (nil, nil, nil, nil)
                (maybeURL, maybeData, maybeLevel, maybeHue) = (nil, nil, nil, nil)
            }
        }
    }

    private func show() throws -> TestHost {
        try mount { VStack { Values() }.defaultAppStorage(defaults) }
    }

    @Test("Values of every type are stored in the defaults and shared with other views")
    func types() throws {
        let app = try show()
        #expect(app.texts[0].hasPrefix("false 1 0.5 a file:///"))
        #expect(app.texts[1] == "nil nil nil nil nil nil nil nil")
        let other = try show()
        try app.find(.button, "Change").click()
        let shown = [
            "true -7 2.5 ü https://example.org/a?b 2 2 blue", "false 0 1.0  https://example.org/a?b 1 1 red",
        ]
        #expect(app.texts == shown)
        other.update()
        #expect(other.texts == shown, "a view that is there follows")
        #expect(try show().texts == shown, "a view that comes finds them")
        #expect(defaults.integer(forKey: "int") == -7 && defaults.string(forKey: "hue") == "blue")
        #expect(defaults.integer(forKey: "level") == 2 && defaults.bool(forKey: "bool"))
        try other.find(.button, "Forget").click()
        app.update()
        #expect(app.texts == [shown[0], "nil nil nil nil nil nil nil nil"])
        #expect(defaults.object(forKey: "maybe int") == nil)
    }

    @Test("Changes to the defaults by other means show in the next frame")
    func changes() throws {
        let app = try show()
        defaults.set(42, forKey: "int")
        app.update()
        #expect(app.texts[0].hasPrefix("false 42 "))
        defaults.set("no number", forKey: "int")
        app.update()
        #expect(app.texts[0].hasPrefix("false 1 "), "what is no such value is the initial one")
        defaults.set(3, forKey: "double")
        app.update()
        #expect(app.texts[0].hasPrefix("false 1 3.0 "))
    }

    private struct Program: App {
        let defaults: UserDefaults
        init() { defaults = .standard }
        init(_ defaults: UserDefaults) { self.defaults = defaults }
        var body: some Scene { WindowGroup { Values() }.defaultAppStorage(defaults) }
    }

    @Test("A scene sets the defaults store of its windows")
    func scene() throws {
        var windows: [WindowDescription] = []
        let graph = AppGraph(Program(defaults), environment: EnvironmentValues()) { windows = $0 }
        let window = try #require(windows.first)
        #expect(window.environment.defaultAppStorage === defaults)
        withExtendedLifetime(graph) {}
    }

    private struct Field: View {
        @AppStorage var name: String
        var body: some View { TextField("Name", text: $name) }
    }

    @Test("A store can be named, a binding writes to it, and it is readable outside views")
    func binding() throws {
        let app = try mount { Field(name: AppStorage(wrappedValue: "", "name", store: defaults)) }
        try app.find(.textField).click()
        app.type("Ada")
        #expect(defaults.string(forKey: "name") == "Ada")
        let outside = AppStorage(wrappedValue: "", "name", store: defaults)
        #expect(outside.wrappedValue == "Ada")
        outside.wrappedValue = "Grace"
        app.update()
        #expect(try app.find(.textField).value == "Grace")
        outside.projectedValue.wrappedValue = "Edsger"
        #expect(defaults.string(forKey: "name") == "Edsger")
    }

    private struct Named: View {
        let key: String
        @AppStorage private var number: Int
        init(_ key: String, _ defaults: UserDefaults) {
            self.key = key
            _number = AppStorage(wrappedValue: 0, key, store: defaults)
        }
        var body: some View { Text("\(number)") }
    }

    @Test("A view whose key changes shows the new key's value")
    func otherKey() throws {
        defaults.set(1, forKey: "a")
        defaults.set(2, forKey: "b")
        let app = try mount { Named("a", defaults) }
        #expect(app.texts == ["1"])
        app.show { Named("b", defaults) }
        #expect(app.texts == ["2"])
    }
}
