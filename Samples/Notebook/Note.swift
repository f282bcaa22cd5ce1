import PicaUI

/// An open note: its text, and the state of saving it.
///
/// It is saved automatically in the background, a second after the first unsaved keystroke. It never saves before
/// the file was read, and never overwrites changes by another program.
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
        /// The file holds content that the note does not show and that saving would remove.
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
    /// The result of the user's last command, if it needs a message.
    var message: String?

    /// The shortest time between two saves. The longest is thirty times as long.
    @ObservationIgnored private let pause: Duration
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private var lastDuration = Duration.zero

    init(_ file: NoteFile, pause: Duration = .seconds(1)) {
        self.file = file
        self.pause = pause
    }

    var formatting: NoteFormatting { NoteFormatting(format: file.format) }

    /// Whether the last save failed, so that closing the window may lose text.
    var isAtRisk: Bool {
        switch saving {
        case .saved, .edited: false
        case .failed, .conflict, .losing: true
        }
    }

    // MARK: Reading

    /// Reads the file unless it was read already.
    func read() async {
        guard reading != .done else { return }
        reading = .underway
        await readAgain()
    }

    /// Loads the changes of another program, or reports a conflict if both have changed.
    func lookForChanges() async {
        guard reading == .done, saving != .conflict else { return }
        switch await Task.detached(operation: { [file] in file.changeElsewhere() }).value {
        case .none: break
        case .written where saving == .saved: await readAgain()
        // A note that another program has deleted stays on screen; the user decides whether to save it again.
        case .written, .deleted: saving = .conflict
        }
    }

    private func readAgain() async {
        let version = version
        let result = await Task.detached { [file] in
            Result { try file.read() ?? AttributedString() }
        }.value
        // Text typed meanwhile is kept; saving it reports the conflict.
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

    /// Saves one version at a time, and less often if saving is slow, as to a drive on a network.
    private func saveSoon() {
        // The error stays visible until a save succeeds.
        if saving == .saved { saving = .edited }
        guard timer == nil else { return }
        let wait = min(max(pause, lastDuration * 10), pause * 30)
        timer = Task { [weak self] in
            try? await Task.sleep(for: wait)
            if !Task.isCancelled { await self?.save() }
        }
    }

    /// Records that everything is saved.
    private func settle() {
        timer?.cancel()
        timer = nil
        saving = .saved
    }

    /// Saves unsaved changes.
    /// - Parameters:
    ///   - isForced: Whether to overwrite changes by another program.
    ///   - isSimplified: Whether the file may lose content that the note does not show.
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

    /// Saves unsaved changes immediately, because the program may end at any moment. Text that cannot be saved to the
    /// file is written to a new file beside it.
    func saveAtEnd() {
        guard reading == .done, saving != .saved else { return }
        let result = Result { try file.write(text, version: version) }
        note(result, of: version)
        guard saving != .saved else { return }
        let copy =
            (try? file.copy(text, as: file.format))
            ?? (try? file.copy(text, as: file.format, in: URL(fileURLWithPath: NSHomeDirectory())))
        if let copy {
            Notebook.say("Cannot save \(file.url.path). Your text is in \(copy.path).")
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

    /// Loads the file, and saves this text as a copy beside it.
    func keepBoth() async {
        if await export(as: file.format) { await readAgain() }
    }

    /// Writes a copy of the note beside its file.
    /// - Returns: Whether it succeeded.
    @discardableResult func export(as format: NoteFormat) async -> Bool {
        let result = await Task.detached { [file, text] in
            Result { try file.copy(text, as: format) }
        }.value
        switch result {
        case .success(let copy):
            message = "Exported to \(copy.path)."
            return true
        case .failure(let error):
            message = "Cannot export the note: \(error.localizedDescription)"
            return false
        }
    }
}
