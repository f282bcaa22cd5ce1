import Foundation
import PicaTesting
import PicaUI
import Testing

@Suite struct ColorValueTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("A resolved color converts between color spaces and linear components")
    func spaces() {
        let grey = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25)
        #expect(abs(grey.red - 0.735) < 0.001)
        #expect(abs(grey.linearGreen - 0.5) < 1e-5)
        #expect(grey.opacity == 0.25)
        var color = Color.Resolved(red: 1, green: 1, blue: 1)
        color.linearBlue = 0
        #expect(color == Color.Resolved(red: 1, green: 1, blue: 0))
        let wide = Color.Resolved(colorSpace: .displayP3, red: 0.6, green: 0.6, blue: 0.6)
        #expect(wide.description == "#999999FF")
    }

    @Test(
        "A resolved color prints as two hexadecimal digits for each component",
        arguments: [
            (Color.Resolved(red: 1, green: 0, blue: 0), "#FF0000FF"),
            (Color.Resolved(red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04), "#0305080A"),
            (Color.Resolved(red: 0.3, green: 0.1, blue: 0.5, opacity: 0.3), "#4C1A804D"),
            (Color.Resolved(red: 2, green: -1, blue: .nan, opacity: 1), "#FF0000FF"),
        ])
    func digits(color: Color.Resolved, text: String) {
        #expect(color.description == text)
    }

    @Test("A resolved color is encoded in linear light and decoded again")
    func coding() throws {
        let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode([Float].self, from: data).count == 4)
        let read = try JSONDecoder().decode(Color.Resolved.self, from: data)
        #expect(read.description == color.description)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(Color.Resolved.self, from: Data("[0, 1]".utf8))
        }
    }

    @Test("Halfway between two resolved colors is half of each one's light")
    func animating() {
        var color = Color.Resolved(red: 1, green: 0, blue: 0)
        color.animatableData.interpolate(
            towards: Color.Resolved(red: 0, green: 0, blue: 0).animatableData, amount: 0.5)
        #expect(abs(color.linearRed - 0.5) < 1e-5)
    }

    @Test("A color made from a resolved one is the same everywhere")
    func fromResolved() {
        let resolved = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
        #expect(Color(Color.red) == .red)
    }

    private struct Signal: ShapeStyle, Hashable {
        let isOn: Bool
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: isOn ? 1 : 0, green: 0, blue: environment.colorScheme == .dark ? 1 : 0)
        }
    }

    @Test("A color made from a custom style resolves it in its environment")
    func fromStyle() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(Signal(isOn: true)).resolve(in: dark).description == "#FF00FFFF")
        #expect(Color(Signal(isOn: true)) == Color(Signal(isOn: true)))
        #expect(Color(Signal(isOn: true)) != Color(Signal(isOn: false)))
        #expect(Color(Signal(isOn: true)).opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.5)
    }

    @Test("A mix has the given fraction of the other color and follows light and dark")
    func mixing() {
        let values = EnvironmentValues()
        #expect(red.mix(with: blue, by: 0.5, in: .device).resolve(in: values).description == "#800080FF")
        // Evenly as it is seen, which is lighter.
        #expect(red.mix(with: blue, by: 0.5).resolve(in: values).description == "#8C53A2FF")
        #expect(red.mix(with: blue, by: 7, in: .device).resolve(in: values).description == "#0000FFFF")
        #expect(red.mix(with: blue, by: .nan, in: .device).resolve(in: values).description == "#FF0000FF")
        #expect(red.mix(with: .clear, by: 0.5, in: .device).resolve(in: values).description == "#FF000080")
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let themed = Color.primary.mix(with: .white, by: 0)
        #expect(themed.resolve(in: dark).description == Color.primary.resolve(in: dark).description)
    }

    @Test(
        "A color's description is its name or its components",
        arguments: [
            (Color.red, "red"), (Color.red.opacity(0.334), "33% red"), (Color.red.opacity(0.336), "34% red"),
            (.black, "black"), (.clear, "clear"), (.accentColor, "accentColor"),
            (Color(red: 1, green: 0, blue: 0), "#FF0000FF"), (Color(white: 1, opacity: 0.5), "#FFFFFF80"),
            (Color("Sky"), #"NamedColor(name: "Sky", bundle: nil)"#),
        ])
    func descriptions(color: Color, text: String) {
        #expect(color.description == text)
    }

    @Test("A description includes each opacity")
    func opacities() {
        let red = Color.red.opacity(0.5)
        #expect(red.opacity(0.4).description == "40% 50% red")
        #expect(red.opacity(1).description == "50% red")
        #expect(Color.black.opacity(0.5).description == "50% black")
        #expect(Color(white: 1, opacity: 0.5).opacity(0.2).description == "20% #FFFFFF80")
        #expect(Color("Sky").opacity(0.5).opacity(0.5).description.hasPrefix("50% 50% NamedColor"))
    }

    @Test("Nested opacities multiply")
    func faded() {
        let shown = Color(white: 1, opacity: 0.5).opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues())
        #expect(shown == Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.125))
    }

    @Test("A color literal is the color of its components")
    func literals() {
        let color = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(color == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    }
}
