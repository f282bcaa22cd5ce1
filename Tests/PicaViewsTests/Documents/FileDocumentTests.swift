import Foundation
import Observation
import PicaCombine
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private struct Letter: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var words: String

    init(_ words: String) { self.words = words }

    init(configuration: ReadConfiguration) throws {
        words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard words != "bad" else { throw CocoaError(.fileWriteUnknown) }
        let old = configuration.existingFile?.regularFileContents.map { $0.count } ?? 0
        return FileWrapper(regularFileWithContents: Data("\(words) \(old)".utf8))
    }
}

private final class Drawing: ReferenceFileDocument {
    static let readableContentTypes = [UTType.json]
    let lines: Int

    init(_ lines: Int) { self.lines = lines }
    init(configuration: ReadConfiguration) throws {
        lines = configuration.file.regularFileContents?.count ?? 0
    }
    func snapshot(contentType: UTType) throws -> Int { lines }
    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("\(snapshot) \(configuration.contentType.identifier)".utf8))
    }
}

@MainActor @Observable private final class Model {
    var isShown = true
    var done: [String] = []

    func tell(_ result: Result<URL, any Error>) {
        done.append((try? result.get())?.lastPathComponent ?? "failed")
    }
    func tellAll(_ result: Result<[URL], any Error>) {
        done.append((try? result.get())?.map(\.lastPathComponent).joined(separator: " ") ?? "failed")
    }
}

@MainActor @Suite struct FileDocumentTests {
    private func inFolder(_ test: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await test(folder)
    }

    private func words(_ place: URL) throws -> String { try String(contentsOf: place, encoding: .utf8) }

    @Test("A document is saved where the user chooses and knows its existing file")
    func export() async throws {
        try await inFolder { folder in
            let model = Model()
            let host = try mount {
                Text("a").fileExporter(
                    isPresented: Bindable(model).isShown, document: Letter("Dear Ada"),
                    contentType: .plainText,
                    defaultFilename: "Letter", onCompletion: model.tell)
            }
            let place = folder.appendingPathComponent("Note.txt")
            #expect(try #require(host.fileDialog).fileName == "Letter.txt")
            try #require(host.fileDialog).choose(place)
            await host.settle { model.done.count == 1 }
            #expect(try words(place) == "Dear Ada 0")
            model.isShown = true
            try #require(host.fileDialog).choose(place)
            await host.settle { model.done.count == 2 }
            #expect(try words(place) == "Dear Ada 10")
            #expect(model.done == ["Note.txt", "Note.txt"])
            let letter = try Letter(
                configuration: .init(contentType: .plainText, file: FileWrapper(url: place)))
            #expect(letter.words == "Dear Ada 10")
        }
    }

    @Test("A save error is reported, and without a document no dialog is shown")
    func failures() async throws {
        try await inFolder { folder in
            let model = Model()
            let host = try mount {
                Text("a").fileExporter(
                    isPresented: Bindable(model).isShown, document: Letter("bad"), contentType: .plainText,
                    onCompletion: model.tell)
            }
            try #require(host.fileDialog).choose(folder.appendingPathComponent("Note.txt"))
            await host.settle { !model.done.isEmpty }
            #expect(model.done == ["failed"])
            let none: Letter? = nil
            host.show {
                Text("a").fileExporter(
                    isPresented: Bindable(model).isShown, document: none, contentType: .plainText,
                    onCompletion: model.tell)
            }
            model.isShown = true
            host.update()
            #expect(host.fileDialog == nil)
        }
    }

    @Test("A reference document is saved from a snapshot, in its first writable type")
    func reference() async throws {
        try await inFolder { folder in
            let model = Model()
            let place = folder.appendingPathComponent("a.json")
            let host = try mount {
                Text("a").fileExporter(
                    isPresented: Bindable(model).isShown, document: Drawing(3), contentTypes: [.png, .json],
                    onCompletion: model.tell, onCancellation: { model.done.append("cancelled") })
            }
            try #require(host.fileDialog).choose(place)
            await host.settle { model.done.count == 1 }
            #expect(try words(place) == "3 public.json")
            model.isShown = true
            try #require(host.fileDialog).cancel()
            #expect(model.done == ["a.json", "cancelled"])
            host.show {
                Text("a").fileExporter(
                    isPresented: Bindable(model).isShown, document: Drawing(4), contentType: .json,
                    onCompletion: model.tell)
                Text("a").fileExporter(
                    isPresented: .constant(false), document: Letter("b"), contentTypes: [.plainText],
                    onCompletion: model.tell, onCancellation: {})
            }
            model.isShown = true
            try #require(host.fileDialog).choose(place)
            await host.settle { model.done.count == 3 }
            #expect(try words(place) == "4 public.json")
        }
    }

    @Test("Several documents are saved to a folder under unused names")
    func several() async throws {
        try await inFolder { folder in
            let model = Model()
            let host = try mount {
                Text("a").fileExporter(
                    isPresented: Bindable(model).isShown, documents: [Letter("a"), Letter("b")],
                    contentType: .plainText, onCompletion: model.tellAll)
                Text("b").fileExporter(
                    isPresented: .constant(false), documents: [Drawing(1)], contentTypes: [.json],
                    onCompletion: model.tellAll, onCancellation: {})
                Text("c").fileExporter(
                    isPresented: .constant(false), documents: [Drawing(1)], contentType: .json,
                    onCompletion: model.tellAll)
                Text("d").fileExporter(
                    isPresented: .constant(false), documents: [Letter("a")], contentTypes: [.plainText],
                    onCompletion: model.tellAll, onCancellation: {})
            }
            #expect(try #require(host.fileDialog).isForFolders)
            try #require(host.fileDialog).choose(folder)
            await host.settle { !model.done.isEmpty }
            #expect(model.done == ["Untitled.txt Untitled 2.txt"])
            #expect(try words(folder.appendingPathComponent("Untitled 2.txt")) == "b 0")
        }
    }

    private struct Slow: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        let log: @Sendable () -> Void

        init(log: @escaping @Sendable () -> Void) { self.log = log }
        init(configuration: ReadConfiguration) throws { log = {} }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            log()
            return FileWrapper(regularFileWithContents: Data("slow".utf8))
        }
    }

    @Test("A document's file is created and written off the main thread")
    func besideTheMainThread() async throws {
        try await inFolder { folder in
            let model = Model()
            let host = try mount {
                Text("a").fileExporter(
                    isPresented: Bindable(model).isShown,
                    document: Slow { #expect(!Thread.isMainThread) }, contentType: .plainText,
                    onCompletion: model.tell)
            }
            let place = folder.appendingPathComponent("Note.txt")
            try #require(host.fileDialog).choose(place)
            await host.settle { !model.done.isEmpty }
            #expect(try words(place) == "slow")
        }
    }

    @Test("Readable content types are writable by default")
    func kinds() {
        #expect(Letter.writableContentTypes == [.plainText])
        #expect(Drawing.writableContentTypes == [.json])
    }

    @Test("An app can set the labels and the start folder of file dialogs")
    func dialogs() throws {
        let folder = URL(fileURLWithPath: "/tmp")
        func asking() -> some View {
            Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: []) { _ in }
        }
        func dialog(_ view: some View) throws -> TestFileDialog { try #require(mount { view }.fileDialog) }
        let plain = try dialog(asking())
        #expect(plain.message == nil && plain.confirmationLabel == nil && plain.defaultDirectory == nil)
        let worded = try dialog(
            asking().fileDialogMessage("Which?").fileDialogConfirmationLabel("Take")
                .fileDialogDefaultDirectory(folder))
        #expect(worded.message == "Which?" && worded.confirmationLabel == "Take")
        #expect(worded.defaultDirectory == folder)
        #expect(try dialog(asking().fileDialogMessage(Text("a"))).message == "a")
        #expect(try dialog(asking().fileDialogMessage("b" as String)).message == "b")
        #expect(try dialog(asking().fileDialogMessage(LocalizedStringResource("c"))).message == "c")
        #expect(try dialog(asking().fileDialogConfirmationLabel(Text("a"))).confirmationLabel == "a")
        #expect(try dialog(asking().fileDialogConfirmationLabel("b" as String)).confirmationLabel == "b")
        #expect(
            try dialog(asking().fileDialogConfirmationLabel(LocalizedStringResource("c"))).confirmationLabel
                == "c")
        // Changes without effect.
        let accepted = asking()
            .fileExporterFilenameLabel("Name").fileExporterFilenameLabel("Name" as String)
            .fileExporterFilenameLabel(Text("Name")).fileDialogCustomizationID("a")
            .fileDialogImportsUnresolvedAliases(true)
            .fileDialogBrowserOptions([.enumeratePackages, .includeHiddenFiles, .displayFileExtensions])
        #expect(try dialog(accepted).message == nil)
    }
}
