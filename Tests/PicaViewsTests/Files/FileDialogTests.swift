import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isShown = false
    var file: URL?
    var done: [String] = []
}

private struct Refusal: LocalizedError {
    var errorDescription: String? { "refused" }
}

@MainActor @Suite struct FileDialogTests {
    private let places = ["/tmp/a.png", "/tmp/b.png"].map { URL(fileURLWithPath: $0) }

    private struct Importing: View {
        @Bindable var model: Model
        let kinds: [UTType]
        var several = false

        var body: some View {
            Button("Open") { model.isShown = true }
                .fileImporter(
                    isPresented: $model.isShown, allowedContentTypes: kinds, allowsMultipleSelection: several
                ) { result in
                    switch result {
                    case .success(let places):
                        model.done.append(places.map(\.lastPathComponent).joined(separator: " "))
                    case .failure(let error): model.done.append(error.localizedDescription)
                    }
                } onCancellation: {
                    model.done.append("cancelled")
                }
        }
    }

    @Test(
        "A file dialog shows while its condition is true, and reports a choice, cancellation or error"
    )
    func answers() throws {
        let model = Model()
        let host = try mount { Importing(model: model, kinds: [.png], several: true) }
        #expect(host.fileDialog == nil)
        for _ in 0..<3 { try answer(host, model) }
        #expect(model.done == ["a.png b.png", "cancelled", "refused"])
    }

    private func answer(_ host: TestHost, _ model: Model) throws {
        try host.find(.button, "Open").click()
        let dialog = try #require(host.fileDialog)
        #expect(dialog.allowsMultipleSelection && !dialog.isForFolders && !dialog.isForSaving)
        switch model.done.count {
        case 0: dialog.choose(places[0], places[1])
        case 1: dialog.cancel()
        default: dialog.fail(Refusal())
        }
        #expect(!model.isShown && !dialog.isOpen)
        #expect(host.fileDialog == nil)
    }

    @Test("A dismissed or removed file dialog reports nothing")
    func withdrawn() throws {
        let model = Model()
        let host = try mount { Importing(model: model, kinds: [.png]) }
        model.isShown = true
        #expect(host.fileDialog != nil)
        model.isShown = false
        #expect(host.fileDialog == nil)
        model.isShown = true
        #expect(host.fileDialog != nil)
        host.show { Text("other") }
        #expect(host.fileDialog == nil)
        #expect(model.done.isEmpty)
    }

    @Test("A file dialog offers the requested content types or folders")
    func kinds() throws {
        func dialog(_ kinds: [UTType]) throws -> TestFileDialog {
            let model = Model()
            model.isShown = true
            let host = try mount { Importing(model: model, kinds: kinds) }
            return try #require(host.fileDialog)
        }
        let own = try #require(UTType(filenameExtension: "score"))
        #expect(try dialog([.png, .image, own]).kinds == ["image/png", "image/*", "*.score"])
        #expect(try dialog([.png, .item]).kinds.isEmpty)
        #expect(try !dialog([.png]).allowsMultipleSelection)
        #expect(try dialog([.folder]).isForFolders)
    }

    @Test("The simplest importer returns one file")
    func single() throws {
        let model = Model()
        model.isShown = true
        let host = try mount {
            Text("a").fileImporter(isPresented: Bindable(model).isShown, allowedContentTypes: [.plainText]) {
                model.done.append((try? $0.get())?.lastPathComponent ?? "failed")
            }
            Text("b").fileImporter(
                isPresented: .constant(false), allowedContentTypes: [.plainText],
                allowsMultipleSelection: false
            ) { _ in }
        }
        try #require(host.fileDialog).choose(places[0])
        model.isShown = true
        try #require(host.fileDialog).cancel()
        model.isShown = true
        try #require(host.fileDialog).fail(Refusal())
        #expect(model.done == ["a.png", "failed"])
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test(
        "An export is saved where the user chooses, by default under the given name"
    )
    func exporter() async throws {
        struct Exporting: View {
            @Bindable var model: Model
            let item: String?
            var body: some View {
                Text("a").fileExporter(
                    isPresented: $model.isShown, item: item, contentTypes: [.utf8PlainText],
                    defaultFilename: "Letter"
                ) {
                    model.done.append((try? $0.get())?.lastPathComponent ?? "failed")
                } onCancellation: {
                    model.done.append("cancelled")
                }
            }
        }
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = Model()
        let host = try mount { Exporting(model: model, item: "Dear Ada") }
        model.isShown = true
        let dialog = try #require(host.fileDialog)
        #expect(dialog.isForSaving && dialog.fileName == "Letter.txt")
        let place = folder.appendingPathComponent("Note.txt")
        dialog.choose(place)
        await host.settle { model.done == ["Note.txt"] }
        #expect(try String(contentsOf: place, encoding: .utf8) == "Dear Ada")
        model.isShown = true
        try #require(host.fileDialog).cancel()
        model.isShown = true
        try #require(host.fileDialog).fail(Refusal())
        #expect(model.done == ["Note.txt", "cancelled", "failed"])
        let none: String? = nil
        host.show { Exporting(model: model, item: none) }
        model.isShown = true
        #expect(host.fileDialog == nil)
    }

    @Test("A moved file is in the chosen folder")
    func mover() throws {
        struct Moving: View {
            @Bindable var model: Model
            var body: some View {
                Text("a").fileMover(isPresented: $model.isShown, file: model.file) {
                    model.done.append((try? $0.get())?.path ?? "failed")
                } onCancellation: {
                    model.done.append("cancelled")
                }
            }
        }
        let (from, to) = (try folder(), try folder())
        defer { for folder in [from, to] { try? FileManager.default.removeItem(at: folder) } }
        let file = from.appendingPathComponent("note.txt")
        try Data("a".utf8).write(to: file)
        let model = Model()
        let host = try mount { Moving(model: model) }
        model.isShown = true
        #expect(host.fileDialog == nil)
        model.file = file
        #expect(try #require(host.fileDialog).isForFolders)
        try #require(host.fileDialog).choose(to)
        let moved = to.appendingPathComponent("note.txt")
        #expect(model.done == [moved.path])
        #expect(FileManager.default.fileExists(atPath: moved.path))
        model.isShown = true
        try #require(host.fileDialog).cancel()
        model.isShown = true
        // It is not there any more.
        try #require(host.fileDialog).choose(to)
        #expect(model.done == [moved.path, "cancelled", "failed"])
        host.show {
            Text("b").fileMover(isPresented: Bindable(model).isShown, files: [moved]) {
                model.done.append("\((try? $0.get())?.count ?? -1)")
            }
            Text("c").fileMover(isPresented: .constant(false), file: moved) { _ in }
            Text("d").fileMover(isPresented: .constant(false), files: [moved]) { _ in
            } onCancellation: {
            }
        }
        model.isShown = true
        try #require(host.fileDialog).choose(from)
        #expect(model.done.last == "1")
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("Without a desktop that shows dialogs, the result is an error")
    func noDesktop() throws {
        let model = Model()
        model.isShown = true
        let host = try mount {
            Importing(model: model, kinds: []).environment(\.fileDialogs, nil)
        }
        host.update()
        #expect(model.done == ["There is no file dialog on this desktop."])
        #expect(!model.isShown)
    }
}
