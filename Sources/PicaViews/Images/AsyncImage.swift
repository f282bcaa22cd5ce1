import Foundation
import PicaGraph

/// How far a picture has come that is fetched.
public enum AsyncImagePhase: Sendable {
    /// There is none yet.
    case empty
    /// Here it is.
    case success(Image)
    /// It will not come.
    case failure(any Error)

    /// The picture, if it is here.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why it will not come.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A picture that is fetched as it is shown: from the web (`http`, `https`), a file (`file`), or the address
/// itself (`data`).
///
/// What was fetched is kept on the disk as its server allows, in `$XDG_CACHE_HOME`, up to 64 MiB for each program.
/// Fetching ends when the view goes.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    /// Whether a grey place stands where nothing has come.
    private let hasOwnPlaceholder: Bool
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.decodesPicturesAside) private var isLater

    /// A picture, and a grey place until it has come.
    ///
    /// - Parameters:
    ///   - url: Where it is; nil shows the place.
    ///   - scale: Pixels a point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url, scale, Transaction(), hasOwnPlaceholder: true) {
            $0.image ?? Image(systemName: "photo")
        }
    }

    /// A picture in views of one's own, and others until it has come.
    ///
    /// - Parameters:
    ///   - url: Where it is; nil shows the placeholder.
    ///   - scale: Pixels a point.
    ///   - content: Shows the picture.
    ///   - placeholder: Shown until then, and where it does not come.
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

    /// Views that know how far the picture has come.
    ///
    /// - Parameters:
    ///   - url: Where it is; nil stays empty.
    ///   - scale: Pixels a point.
    ///   - transaction: With what the next phase is shown.
    ///   - content: Shows a phase.
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

    /// The phase that is reached.
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

    /// In a picture of a view there is no later: what is near is there at once.
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
