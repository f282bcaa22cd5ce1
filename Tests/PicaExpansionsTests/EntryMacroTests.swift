import Testing

@testable import PicaExpansions

/// Expansions of `@Entry`.
struct EntryMacroTests {
    private func key(_ source: String, in context: String = "extension EnvironmentValues {}") throws
        -> [String]
    {
        lines(try use("EntryMacro", role: "peer", source, in: [context]).expanded())
    }

    private func complaint(_ source: String, in context: [String] = ["extension EnvironmentValues {}"])
        -> String?
    {
        do {
            _ = try use("EntryMacro", role: "peer", source, in: context).expanded()
            return nil
        } catch {
            return (error as? ExpansionError)?.message
        }
    }

    @Test("A property reads and writes with its own key")
    func accessors() throws {
        let text = try use(
            "EntryMacro", role: "accessor", "@Entry public var width: CGFloat = 120",
            in: ["extension EnvironmentValues {}"]
        ).expanded()
        #expect(
            lines(text) == [
                "{", "get { self[__Key_width.self] }", "set { self[__Key_width.self] = newValue }", "}",
            ])
    }

    @Test("The key has the property's type and default value")
    func keys() throws {
        #expect(
            try key("@Entry var width: CGFloat = 120") == [
                "private struct __Key_width: PicaState.EnvironmentKey {", "typealias Value = CGFloat",
                "static var defaultValue: Value { 120 }", "}",
            ])
        #expect(
            try key("/// About.\n@Entry @available(*, deprecated) public var a = \"x = {\"")[1]
                == "static let defaultValue = \"x = {\"")
        #expect(
            try key("@Entry var name: String?")[1...2] == [
                "typealias Value = String?", "static var defaultValue: Value { nil }",
            ])
        #expect(
            try key("@Entry var `default`: Int = 1")[0]
                == "private struct __Key_default: PicaState.EnvironmentKey {")
        #expect(
            try key("@Entry var act: @Sendable (Int) -> Void = { print($0) }")[1...2] == [
                "typealias Value = @Sendable (Int) -> Void",
                "static var defaultValue: Value { { print($0) } }",
            ])
        #expect(
            try key("@Entry var map: Dictionary<String, Array<Int>> = [:]")[1]
                == "typealias Value = Dictionary<String, Array<Int>>")
        #expect(
            try key("@Entry var long: Int =\n  1\n  + 2 // three")[2...3] == [
                "static var defaultValue: Value { 1", "+ 2 }",
            ])
    }

    @Test("Each container has its kind of keys, with or without a module name")
    func containers() throws {
        let source = "@Entry var x: Int = 0"
        #expect(
            try key(source, in: "extension Transaction {}")[0]
                == "private struct __Key_x: PicaState.TransactionKey {")
        #expect(
            try key(source, in: "public extension ContainerValues {}")[0]
                == "private struct __Key_x: PicaGraph.ContainerValueKey {")
        #expect(
            try key(source, in: "extension PicaUI.EnvironmentValues {}")[0]
                == "private struct __Key_x: PicaState.EnvironmentKey {")
        #expect(
            try key("@Entry var x: Binding<Int>?", in: "extension FocusedValues {}") == [
                "private struct __Key_x: PicaGraph.FocusedValueKey {", "typealias Value = Binding<Int>", "}",
            ])
        #expect(
            try key("@Entry var x: Optional<Int>", in: "extension FocusedValues {}")[1]
                == "typealias Value = Int")
    }

    @Test("Anything that cannot be an entry is diagnosed in one line")
    func complaints() {
        #expect(complaint("@Entry let x = 1") == "@Entry is for a 'var'")
        #expect(complaint("@Entry func x() {}") == "@Entry is for a 'var'")
        #expect(complaint("@Entry var x: Int { 1 }") == "@Entry makes the getter and setter itself")
        #expect(complaint("@Entry var x") == "@Entry needs a type or a default value")
        #expect(complaint("@Entry var x: Int") == "@Entry needs a default value for 'x'")
        #expect(complaint("@Entry var x = 1", in: [])?.contains("extensions of EnvironmentValues") == true)
        #expect(complaint("@Entry var x = 1", in: ["struct EnvironmentValues {}"]) != nil)
        #expect(
            complaint("@Entry var x: Int = 1", in: ["extension FocusedValues {}"])
                == "@Entry in FocusedValues is for an optional without a default value")
    }
}
