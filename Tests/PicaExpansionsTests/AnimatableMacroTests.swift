import Testing

@testable import PicaExpansions

/// Expansions of `@Animatable`.
struct AnimatableMacroTests {
    private func made(_ source: String, conformances: String = "struct Placeholder: Animatable {}") throws
        -> [String]
    {
        lines(
            try use(
                "AnimatableMacro", role: "extension", source, extended: "Wedge", conformances: conformances
            ).expanded())
    }

    @Test("Stored properties are animated in order")
    func properties() throws {
        #expect(
            try made("@Animatable struct Wedge { var start: Angle; var end: Angle\n var width: CGFloat }")
                == [
                    "extension Wedge: Animatable {",
                    "var animatableData: AnimatablePair<Angle.AnimatableData, AnimatablePair<Angle.AnimatableData, CGFloat.AnimatableData>> {",
                    "get { AnimatablePair(start.animatableData, AnimatablePair(end.animatableData, width.animatableData)) }",
                    "set { start.animatableData = newValue.first; end.animatableData = newValue.second.first; width.animatableData = newValue.second.second }",
                    "}", "}",
                ])
        #expect(
            try made("struct Wedge { var x: Double }")[1...3] == [
                "var animatableData: Double.AnimatableData {", "get { x.animatableData }",
                "set { x.animatableData = newValue }",
            ])
    }

    @Test("Ignored, constant, computed, wrapped and static properties are left out")
    func leftOut() throws {
        let source = """
            @Animatable
            public struct Wedge<Part: View>: Shape where Part: Sendable {
                /// How wide.
                public private(set) var width: CGFloat = 3 { didSet { note("}") } }
                @AnimatableIgnored var isClosed: Bool
                @State private var count = 0
                let fixed: Double = 1
                static var shared: Double = 2
                lazy var late: Double = 3
                var area: Double { var inner: Double = 4; return inner }
                var (a, b) = (1, 2)
                func path(in rect: CGRect) -> Path { var local: Double = 1; return Path() }
                struct Inner { var deep: Double }
                init(width: CGFloat) { self.width = width }
                var x, y: Double
                subscript(index: Int) -> Double { 0 }
                #if DEBUG
                var debug: Double = 0
                #endif
            }
            """
        let text = try made(source, conformances: "struct Placeholder {}")
        #expect(text[0] == "extension Wedge {")
        #expect(text[1].hasPrefix("public var animatableData"))
        #expect(
            text[2]
                == "get { AnimatablePair(width.animatableData, AnimatablePair(x.animatableData, AnimatablePair(y.animatableData, debug.animatableData))) }"
        )
    }

    @Test("Without animatable properties the data is empty")
    func nothing() throws {
        #expect(try made("struct Wedge {}")[1] == "var animatableData: EmptyAnimatableData {")
        #expect(try made("struct Wedge {}")[2] == "get { EmptyAnimatableData() }")
    }

    @Test("A missing type annotation and a non-type are diagnosed")
    func complaints() {
        #expect(throws: ExpansionError("@Animatable needs the type of 'x' to be written")) {
            try made("struct Wedge { var x = 1.0 }")
        }
        #expect(throws: ExpansionError("@Animatable is for a structure, a class or an enumeration")) {
            try made("var x = 1")
        }
    }
}
