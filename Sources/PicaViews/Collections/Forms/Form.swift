import PicaGraph

/// Controls with their labels, as settings have them.
///
/// By default labels end where controls begin, all at one line. In the `grouped` style sections stand on cards, and
/// controls at the ends of their rows.
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

    /// A form of the views that a closure makes.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
    /// The content as the style shows it.
    public var body: some View {
        styles.body(FormStyleConfiguration(content: .init(view: styles.content(content)))) {
            ColumnsFormStyle().makeBody(configuration: $0)
        }
    }
}
