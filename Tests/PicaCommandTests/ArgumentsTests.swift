import Testing

@testable import pica

/// How command lines are taken apart.
struct ArgumentsTests {
    @Test("Options, their values and operands come in any order")
    func options() throws {
        let arguments = try Arguments(
            ["a", "--into", "b", "--write", "c", "--", "--d"], flags: ["--write"], values: ["--into"],
            usage: "usage")
        #expect(arguments.operands == ["a", "c", "--d"])
        #expect(arguments.values == ["--into": "b"])
        #expect(arguments.flags == ["--write"])
    }

    @Test("An unknown option and a missing value are explained", arguments: [["--other"], ["--into"]])
    func misuse(arguments: [String]) {
        #expect(throws: Misuse(usage: "usage")) {
            try Arguments(arguments, values: ["--into"], usage: "usage")
        }
    }
}
