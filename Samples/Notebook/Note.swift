import PicaUI

/// A note that is open: its text, and what has become of keeping it.
///
/// It is written by itself, a second after the first key that is not, beside the main thread. Nothing is written before
/// the file was read, nor over what another program has written.
@MainActor @Observable final class Note {
    enum Reading: Equatable {
        case underway, done
        case failed(String)
    }

    enum Saving: Equatable {
        case saved, edited
        case failed(String)
        /// Another program has changed the file.
        case conflict
        /// The file holds something that the note does not show and that would be gone.
        case losing
    }

    let file: NoteFile
    var text = AttributedString() {
        didSet { if text != oldValue { edited() } }
    }
    var selection = AttributedTextSelection()
    private(set) var reading = Reading.underway
    private(set) var saving = Saving.saved
    /// Counts the changes of the text.
    private(set) var version = 0
    /// What became of something a person asked for.
    var message: String?

    /// The least time between two writings.
    @ObservationIgnored private let pause: Duration
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private var lastDuration = Duration.zero

    init(_ file: NoteFile, pause: Duration = .seconds(1)) {
        self.file = file
        self.pause = pause
    }

    var formatting: NoteFormatting { NoteFormatting(format: file.format) }

    /// Whether the last try to save failed, so that closing the window may lose what a person wrote.
    var isAtRisk: Bool {
        switch saving {
        case .saved, .edited: false
        case .failed, .conflict, .losing: true
        }
    }

    // MARK: Reading

    /// Reads the file, if that has not been done.
    func read() async {
        guard reading != .done else { return }
        reading = .underway
        await readAgain()
    }

    /// Takes up what another program has written, or tells of it where both have changed.
    func lookForChanges() async {
        guard reading == .done, saving != .conflict else { return }
        switch await Task.detached(operation: { [file] in file.changeElsewhere() }).value {
        case .none: break
        case .written where saving == .saved: await readAgain()
        // The person decides whether a note that another program has deleted is written anew; it stays on the screen.
        case .written, .deleted: saving = .conflict
        }
    }

    private func readAgain() async {
        let version = version
        let result = await Task.detached { [file] in
            Result { try file.read() ?? AttributedString() }
        }.value
        // What was typed meanwhile stays, and is told of when it is saved.
        guard version == self.version else { return }
        switch result {
        case .success(let new):
            text = new
            reading = .done
            settle()
        case .failure(let error): reading = .failed(error.localizedDescription)
        }
    }

    // MARK: Saving

    private func edited() {
        version += 1
        if reading == .done, saving != .conflict { saveSoon() }
    }

    /// One writing at a time, and seldom where it takes long.
    private func saveSoon() {
        // What went wrong is told of until it goes well.
        if saving == .saved { saving = .edited }
        guard timer == nil else { return }
        let wait = max(pause, lastDuration * 10)
        timer = Task { [weak self] in
            try? await Task.sleep(for: wait)
            if !Task.isCancelled { await self?.save() }
        }
    }

    /// Nothing is left to write.
    private func settle() {
        timer?.cancel()
        timer = nil
        saving = .saved
    }

    /// Writes what is not written yet.
    /// - Parameters:
    ///   - isForced: Whether it takes the place of what another program has written.
    ///   - isSimplified: Whether the file may lose what the note does not show.
    func save(isForced: Bool = false, isSimplified: Bool = false) async {
        timer?.cancel()
        timer = nil
        guard reading == .done, saving != .saved, saving != .conflict || isForced else { return }
        let (text, version) = (text, version)
        let start = ContinuousClock.now
        let result = await Task.detached { [file] in
            Result {
                try file.write(text, version: version, isForced: isForced, isSimplified: isSimplified)
            }
        }.value
        lastDuration = .now - start
        note(result, of: version)
    }

    /// Writes at once what is not written yet, as the program may end any moment. What has no place in the file is
    /// written beside it.
    func saveAtEnd() {
        guard reading == .done, saving != .saved else { return }
        let result = Result { try file.write(text, version: version) }
        note(result, of: version)
        guard saving != .saved else { return }
        let copy =
            (try? file.copy(text, as: file.format))
            ?? (try? file.copy(text, as: file.format, in: URL(fileURLWithPath: NSHomeDirectory())))
        if let copy {
            Notebook.say("\(file.url.path) could not be written. What was not saved is in \(copy.path).")
        }
    }

    private func note(_ result: Result<Void, any Error>, of version: Int) {
        switch result {
        case .success where version == self.version: settle()
        case .success: saveSoon()
        case .failure(NoteError.changedElsewhere): saving = .conflict
        case .failure(NoteError.losesOtherContent): saving = .losing
        case .failure(let error): saving = .failed(error.localizedDescription)
        }
    }

    /// Takes up what is in the file, and puts this text beside it.
    func keepBoth() async {
        if await export(as: file.format) { await readAgain() }
    }

    /// Writes the note beside its file.
    /// - Returns: Whether that went well.
    @discardableResult func export(as format: NoteFormat) async -> Bool {
        let result = await Task.detached { [file, text] in
            Result { try file.copy(text, as: format) }
        }.value
        switch result {
        case .success(let copy):
            message = "Written to \(copy.path)."
            return true
        case .failure(let error):
            message = "Not written: \(error.localizedDescription)"
            return false
        }
    }
}
