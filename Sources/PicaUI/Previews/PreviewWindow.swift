import Foundation
import PicaDesktop
import PicaGraph
import PicaState
import PicaViews

/// A window with a list of a program's previews and the selected one.
///
/// When the program is rebuilt, the process becomes the new program, with the same preview selected.
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

    /// Replaces the process with the present program.
    private static func start(with id: FoundPreview.ID) {
        setenv("PICA_PREVIEWS_NAMED", id, 1)
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv(ProgramWatcher.path, &arguments)
        // If the call returns, the file is being written again, and another change will be reported.
        for argument in arguments { free(argument) }
    }
}

/// The selected preview.
@MainActor @Observable final class PreviewChoice {
    var id: FoundPreview.ID

    init(_ id: FoundPreview.ID) { self.id = id }
}

/// The list of previews with the selected one beside it.
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

/// One preview at its size, shown when the context that it shares with others exists.
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
