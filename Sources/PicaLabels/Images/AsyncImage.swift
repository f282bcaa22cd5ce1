import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// The phase of an image that is being loaded.
public enum AsyncImagePhase: Sendable {
    /// There is no image yet.
    case empty
    /// The image has been loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The image, if it has been loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if the image could not be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A view that loads and shows an image from the web (`http`, `https`), a file (`file`), or the URL itself (`data`).
///
/// Downloads are cached on disk as the server permits, in `$XDG_CACHE_HOME`, up to 64 MiB for each program. Loading
/// stops when the view disappears.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    /// Whether a gray placeholder is shown until the image is loaded.
    private let hasOwnPlaceholder: Bool
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.decodesPicturesAside) private var isLater

    /// Creates a view with a gray placeholder until the image is loaded.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` shows only the placeholder.
    ///   - scale: The number of pixels per point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction(), hasOwnPlaceholder: true) {
            $0.image ?? Image(systemName: "photo")
        }
    }

    /// Creates a view with custom content for the image, and a placeholder.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` shows only the placeholder.
    ///   - scale: The number of pixels per point.
    ///   - content: Returns the view for the loaded image.
    ///   - placeholder: The view shown until the image is loaded, and if it cannot be.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Creates a view with custom content for each phase.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; `nil` stays in the phase `empty`.
    ///   - scale: The number of pixels per point.
    ///   - transaction: The transaction in which the phase changes.
    ///   - content: Returns the view for a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, scale, transaction, hasOwnPlaceholder: false, content: content)
    }

    private init(
        _ url: URL?, _ scale: CGFloat, _ transaction: Transaction, hasOwnPlaceholder: Bool,
        content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.hasOwnPlaceholder = hasOwnPlaceholder
        self.content = content
    }

    /// The content for the current phase.
    public var body: some View {
        let phase = nearPhase ?? self.phase
        ZStackLayout() {
            if hasOwnPlaceholder, phase.image == nil {
                Rectangle().fill(.quaternary)
            } else {
                content(phase)
            }
        }
        .task(id: url) { await load() }
    }

    /// The phase of an image that is read at once. In a rendered image of a view, local images must be complete from
    /// the start.
    private var nearPhase: AsyncImagePhase? {
        isLater ? nil : url.flatMap { PictureLoader.source($0) }.map(reached)
    }

    private func reached(_ result: Result<ImageStore.Source, PictureLoadingError>) -> AsyncImagePhase {
        switch result {
        case .success(let source): .success(Image(source, scale: scale))
        case .failure(let error): .failure(error)
        }
    }

    private func load() async {
        guard nearPhase == nil else { return }
        if phase.image != nil || phase.error != nil { phase = .empty }
        guard let url else { return }
        let server = url.host.map { "\($0):\(url.port ?? 0)" }
        let result = await PictureQueue.network.result(lane: server) {
            PictureLoader.shared.load(url, within: $0)
        }
        guard let result, !Task.isCancelled else { return }
        withTransaction(transaction) { phase = reached(result) }
    }
}

extension Image {
    init(_ source: ImageStore.Source, scale: CGFloat) {
        self.init(.picture(source, scale: scale.isFinite && scale > 0 ? scale : 1, nil), label: .none)
    }
}
