import PicaUI

/// A page drawn without a window or a display.
@MainActor struct Picture {
    let options: Options

    init(_ options: Options) { self.options = options }

    /// - Throws: A `Complaint` when there is no picture or the file cannot be written.
    func write(to file: String) throws {
        guard let data = options.isBare ? render(bare, height: nil) : render(window, height: options.height)
        else {
            throw Complaint("the page '\(options.page.rawValue)' is too large for a picture at this scale")
        }
        do {
            try data.write(to: URL(fileURLWithPath: file))
        } catch {
            throw Complaint("cannot write '\(file)': \(error.localizedDescription)")
        }
    }

    private var window: some View {
        GalleryWindow(page: options.page).appearance(Appearance(options))
    }

    private var bare: some View {
        PageContent(page: options.page)
            .fixedSize(horizontal: false, vertical: true)
            .appearance(Appearance(options))
    }

    private func render(_ view: some View, height: CGFloat?) -> Data? {
        let renderer = ImageRenderer(content: view)
        renderer.proposedSize = ProposedViewSize(width: options.width, height: height)
        renderer.scale = options.scale
        renderer.isOpaque = true
        return renderer.pngData()
    }
}
