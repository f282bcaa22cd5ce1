import PicaUI

#Preview("Gestures", traits: .modifier(AsInGallery())) { PageContent(page: .gestures).padding(20) }

#Preview(
    "Gallery, dark", traits: .fixedLayout(width: 1040, height: 720),
    .modifier(AsInGallery(colorScheme: .dark))
) {
    GalleryWindow(page: .text)
}

#Preview("An example", traits: .sizeThatFitsLayout) {
    @Previewable @State var name = "Ada"

    Example("Fields", note: "Its text is “\(name)”.") {
        TextField("Name", text: $name)
    }
    .frame(width: 360)
    .padding(20)
}

/// The environment that the gallery gives its views.
private struct AsInGallery: PreviewModifier {
    var colorScheme: ColorScheme?

    func body(content: Content, context: Void) -> some View {
        var options = Options()
        options.colorScheme = colorScheme
        return content.appearance(Appearance(options))
    }
}
