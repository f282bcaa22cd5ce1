import PicaUI

/// One string catalog, shown in several languages.
struct LanguagesPage: View {
    @State private var count = 1
    @State private var language = "en"

    private static let languages = [
        ("English", "en"), ("Deutsch", "de"), ("Français", "fr"), ("العربية", "ar"), ("日本語", "ja"),
    ]

    private var locale: Locale { Locale(identifier: language) }
    private var bundle: LocalizedStringResource.BundleDescription { .atURL(Bundle.module.bundleURL) }

    var body: some View {
        Example("One app, many languages", note: "Text follows the environment’s locale immediately.") {
            FlowLayout {
                ForEach(Self.languages, id: \.1) { name, code in
                    Button {
                        language = code
                    } label: {
                        Text(verbatim: name)
                    }
                }
            }
            FlowLayout {
                Button("Fewer", systemImage: "minus") { count = max(0, count - 1) }
                Button("More", systemImage: "plus") { count += 1 }
            }
            VStack(alignment: .leading, spacing: 8) {
                Text("Good morning!", bundle: .module).font(.title2)
                Text("\(count) unread letters", bundle: .module)
                Text("\(2.5, specifier: "%.2f") kilometers to go", bundle: .module)
                Text("Postage: \(1.1 * Double(count), format: .currency(code: "EUR"))", bundle: .module)
                Text("Until then: \(timerInterval: Date()...Date().addingTimeInterval(300))", bundle: .module)
            }
            .environment(\.locale, locale)
        }
        Example("String resources", note: "A resource is resolved in the language of the view that shows it.")
        {
            VStack(alignment: .leading, spacing: 8) {
                Text(LocalizedStringResource("Good morning!", locale: locale, bundle: bundle))
                Text(
                    LocalizedStringResource(
                        "letters.unread", defaultValue: "\(count) unread letters", locale: locale,
                        bundle: bundle))
                Text(Greeting(bundle: bundle).localizedStringResource)
            }
            .environment(\.locale, locale)
        }
        Example("Strings", note: "A string is looked up once and stays in that language.") {
            Row("By text") {
                Text(verbatim: String(localized: "Good morning!", bundle: .module, locale: locale))
            }
            Row("By key") {
                Text(
                    verbatim: String(
                        localized: "letters.unread", defaultValue: "\(count) unread letters", bundle: .module,
                        locale: locale))
            }
            Row("Values") {
                Text(
                    verbatim: String(
                        localized: String.LocalizationValue(
                            "\(2.5, specifier: "%.2f") kilometers to go"), bundle: .module, locale: locale))
            }
            Row("Resources") { Text(verbatim: String(localized: Greeting(bundle: bundle).resource(locale))) }
            Row("With attributes") {
                Text(AttributedString(localized: "**Good** morning!", bundle: .module, locale: locale))
            }
        }
        Example(
            "Grammar agreement", note: "Nouns agree with numbers, in languages with simple enough grammar."
        ) {
            Text(AttributedString(localized: "^[\(count) old letter](inflect: true)"))
            Text(
                AttributedString(
                    localized: "^[\(count) box](inflect: true) and ^[\(count + 1) child](inflect: true)",
                    options: .applyReplacementIndexAttribute))
        }
    }
}

private struct Greeting: CustomLocalizedStringResourceConvertible {
    let bundle: LocalizedStringResource.BundleDescription

    var localizedStringResource: LocalizedStringResource { resource(.current) }

    func resource(_ locale: Locale) -> LocalizedStringResource {
        LocalizedStringResource("Good night, \("Ada")!", locale: locale, bundle: bundle)
    }
}
