import Foundation
import PicaDesktop
import PicaGraph
import PicaViews

/// A window with a program's previews: a list, and the one that is chosen.
///
/// When the program is built anew it starts over with the new one, in the same place.
@MainActor enum PreviewWindow {
    private static let size = CGSize(width: 1080, height: 720)

    static func run(_ previews: [FoundPreview], first: FoundPreview.ID?) throws {
        guard !previews.isEmpty else { throw PreviewFailure("the program has no previews") }
        let desktop = try Desktop()
        let choice = PreviewChoice(first ?? previews[0].id)
        let content = PreviewBrowser(previews: previews, choice: choice)
        _ = try desktop.openWindow(title: "Previews of \(ProcessInfo.processInfo.processName)", size: size) {
            ViewHost(content, platform: $0, environment: .desktop(desktop.settings))
        }
        let watcher = ProgramWatcher { start(with: choice.id) }
        try withExtendedLifetime(watcher) { try desktop.run() }
    }

    /// Becomes the program as it is now.
    private static func start(with id: FoundPreview.ID) {
        setenv("PICA_PREVIEWS_NAMED", id, 1)
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv(ProgramWatcher.path, &arguments)
        // It is being written again, and there will be another chance.
        for argument in arguments { free(argument) }
    }
}

/// Which preview is looked at.
@MainActor @Observable final class PreviewChoice {
    var id: FoundPreview.ID

    init(_ id: FoundPreview.ID) { self.id = id }
}

/// The list and the preview beside it.
struct PreviewBrowser: View {
    let previews: [FoundPreview]
    @Bindable var choice: PreviewChoice

    var body: some View {
        HStack(spacing: 0) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 2) {
                    ForEach(previews) { preview in
                        PreviewRow(preview: preview, isChosen: preview.id == choice.id) {
                            choice.id = preview.id
                        }
                    }
                }
                .padding(8)
            }
            .frame(width: 240)
            Divider()
            if let preview = previews.first(where: { $0.id == choice.id }) {
                PreviewPane(preview: preview).id(preview.id)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct PreviewRow: View {
    let preview: FoundPreview
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: preview.name).lineLimit(1)
                if preview.name != preview.id {
                    Text(verbatim: preview.id).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                        .truncationMode(.head)
                }
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 5)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
                isChosen ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(.clear),
                in: .rect(cornerRadius: 6)
            )
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: preview.name))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// One preview in its size, once what it shares with others is there.
private struct PreviewPane: View {
    let preview: FoundPreview
    @State private var content: AnyView?
    @State private var failure: String?

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            Group {
                if let content {
                    content
                        .frame(width: preview.size?.width, height: preview.size?.height)
                        .background(.background)
                        .clipped()
                        .border(.separator)
                } else if let failure {
                    Text(verbatim: failure).foregroundStyle(.secondary)
                }
            }
            .padding(24)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.quinary)
        .task {
            do { content = try await preview.makeView() } catch { failure = "\(error)" }
        }
    }
}
