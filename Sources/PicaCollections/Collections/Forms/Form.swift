import PicaGraph
import PicaState

/// A container for labeled controls, as in settings.
///
/// By default all labels end, and all controls begin, at one vertical line. In the `grouped` style, sections are shown
/// on cards, with controls at the ends of their rows.
///
///     Form {
///         Section("Editor") {
///             Toggle("Check spelling", isOn: $checksSpelling)
///             TextField("Font", text: $font)
///         }
///     }
///     .formStyle(.grouped)
public struct Form<Content: View> {
    private let content: Content
    @Environment(stylesOf: FormStyleConfiguration.self) private var styles

    /// Creates a form from views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
    /// The form, as the style in force shows it.
    public var body: some View {
        styles.body(FormStyleConfiguration(content: .init(view: styles.content(content)))) {
            ColumnsFormStyle().makeBody(configuration: $0)
        }
    }
}
