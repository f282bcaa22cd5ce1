import Foundation
import PicaFoundation
import Testing

@Suite("People's names are formatted and parsed by language") struct PersonNameTests {
    private let smith = PersonNameComponents(
        namePrefix: "Dr.", givenName: "Elizabeth", middleName: "Jillson", familyName: "Smith",
        nameSuffix: "Esq.", nickname: "Liza")

    private func written(
        _ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style,
        _ locale: String = "en_US"
    ) -> String {
        name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }

    @Test("A name is long, medium, short or a monogram")
    func styles() {
        #expect(written(smith, .long) == "Dr. Elizabeth Jillson Smith Esq.")
        #expect(written(smith, .medium) == "Elizabeth Smith")
        #expect(written(smith, .short) == "Liza")
        #expect(written(smith, .abbreviated) == "ES")
    }

    @Test("The family name comes first in scripts where it does")
    func orders() {
        let yamada = PersonNameComponents(givenName: "太郎", familyName: "山田")
        #expect(written(yamada, .medium, "ja") == "山田太郎")
        #expect(written(yamada, .medium, "en") == "山田太郎")
        #expect(written(yamada, .abbreviated, "ja") == "太")
        let kim = PersonNameComponents(namePrefix: "박사", givenName: "민준", familyName: "김")
        #expect(written(kim, .medium, "en_US") == "김민준")
        let bartok = PersonNameComponents(givenName: "Béla", familyName: "Bartók")
        #expect(written(bartok, .medium, "hu") == "Bartók Béla")
        #expect(written(bartok, .medium, "de") == "Béla Bartók")
        #expect(written(bartok, .medium, "zh") == "Béla Bartók")
        let einstein = PersonNameComponents(givenName: "アルベルト", familyName: "アインシュタイン")
        #expect(written(einstein, .medium, "ja") == "アルベルト・アインシュタイン")
    }

    @Test("Missing name parts leave no gap")
    func gaps() {
        #expect(written(PersonNameComponents(givenName: "Ada"), .long) == "Ada")
        #expect(written(PersonNameComponents(familyName: "King"), .medium) == "King")
        #expect(written(PersonNameComponents(familyName: "King"), .abbreviated) == "K")
        #expect(written(PersonNameComponents(givenName: "", familyName: "King"), .long) == "King")
        #expect(written(PersonNameComponents(), .long) == "")
        #expect(
            written(PersonNameComponents(givenName: "A", familyName: "B", nameSuffix: "Jr."), .long, "de")
                == "A B, Jr.")
    }

    @Test("Parts can be marked with attributes")
    func attributed() {
        let name = smith.formatted(
            PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "en")).attributed)
        #expect(name.runs.map(\.personNameComponent) == [.givenName, .delimiter, .familyName])
    }

    @Test(
        "A formatted name is parsed",
        arguments: [
            ("Ada", PersonNameComponents(givenName: "Ada")),
            ("Ada Lovelace", PersonNameComponents(givenName: "Ada", familyName: "Lovelace")),
            ("Lovelace, Ada", PersonNameComponents(givenName: "Ada", familyName: "Lovelace")),
            (
                "Dr. Elizabeth Jillson Smith, Esq.",
                PersonNameComponents(
                    namePrefix: "Dr.", givenName: "Elizabeth", middleName: "Jillson", familyName: "Smith",
                    nameSuffix: "Esq.")
            ),
            (
                "Ludwig van Beethoven",
                PersonNameComponents(givenName: "Ludwig", familyName: "van Beethoven")
            ),
            (
                "Johann “Jo” Sebastian Bach Jr.",
                PersonNameComponents(
                    givenName: "Johann", middleName: "Sebastian", familyName: "Bach", nameSuffix: "Jr.",
                    nickname: "Jo")
            ),
            ("山田太郎", PersonNameComponents(givenName: "太郎", familyName: "山田")),
            ("山田 太郎", PersonNameComponents(givenName: "太郎", familyName: "山田")),
            ("김민준", PersonNameComponents(givenName: "민준", familyName: "김")),
            ("欧阳修", PersonNameComponents(givenName: "修", familyName: "欧阳")),
            (
                "アルベルト・アインシュタイン",
                PersonNameComponents(givenName: "アルベルト", familyName: "アインシュタイン")
            ),
        ])
    func parsing(text: String, name: PersonNameComponents) throws {
        #expect(try PersonNameComponents(text) == name)
        #expect(try PersonNameComponents(text, strategy: .name) == name)
        #expect(try PersonNameComponents.FormatStyle().parseStrategy.parse(text) == name)
    }

    @Test("A string without words is no name", arguments: ["", "  ", ",", " , ,"])
    func noName(text: String) {
        #expect(throws: CocoaError.self) { try PersonNameComponents(text) }
        #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == nil)
    }

    @Test("The formatter does the same, and formats phonetic names")
    func formatter() {
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = Locale(identifier: "en")
        #expect(formatter.string(from: smith) == "Elizabeth Smith")
        formatter.style = .long
        #expect(formatter.string(for: smith) == "Dr. Elizabeth Jillson Smith Esq.")
        #expect(formatter.string(for: 3) == nil)
        #expect(
            PersonNameComponentsFormatter.localizedString(from: smith, style: .abbreviated) == "ES")
        var spoken = PersonNameComponents(givenName: "太郎", familyName: "山田")
        spoken.phoneticRepresentation = PersonNameComponents(givenName: "たろう", familyName: "やまだ")
        formatter.isPhonetic = true
        formatter.style = .medium
        #expect(formatter.string(from: spoken) == "やまだたろう")
        formatter.isPhonetic = false
        let marked = formatter.annotatedString(from: smith)
        let key = NSAttributedString.Key(NSPersonNameComponentKey)
        #expect(
            marked.attribute(key, at: 0, effectiveRange: nil) as? String == NSPersonNameComponentGivenName
        )
    }
}
