import PicaUI

/// A view twice: in a light and in a dark interface.
struct BothSchemes<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        CardGrid(width: 250) {
            ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
                content
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.background)
                    .foregroundStyle(.primary)
                    .modifier(Framed())
                    .environment(\.colorScheme, scheme)
            }
        }
    }
}
