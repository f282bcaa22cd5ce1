import Foundation
import PicaGraph
import PicaText

/// Looks for what a find bar says in an editor's text, and knows what was found.
///
/// A short text is looked through at once, a long one beside the main thread, from the caret on, so that the
/// first match shows before the rest is known. An edit is followed by a look at what it touched.
@MainActor final class EditorFinder {
    private unowned let editor: EditorLeaf
    private var connection: FindConnection?
    private var query: SearchQuery?
    private var search: TextSearch?
    private var isNoExpression = false
    private(set) var matches = MatchList()
    /// What is looked through; nil for all.
    private var scope: Range<Int>?
    /// Where the search for the next match begins while the query is typed.
    private var start = 0
    /// Looks through a long text.
    private var task: Task<Void, Never>?
    /// What was found last is to be shown once it is there.
    private var waitsForMatch = false
    /// Where to go from there.
    private var step: (backwards: Bool, from: Range<Int>)?

    /// Texts up to this length are looked through at once, in UTF-8 bytes; with expressions fewer.
    private static let mostAtOnce = (plain: 1 << 20, slow: 1 << 14)

    init(_ editor: EditorLeaf) { self.editor = editor }

    deinit { task?.cancel() }

    private var session: EditingSession { editor.session }

    // MARK: What is looked for

    func update(_ connection: FindConnection?) {
        self.connection = connection
        connection?.target.finder = self
        let isOn = connection?.isPresented == true
        let state = connection?.state.wrappedValue
        let wanted = isOn ? state?.query : nil
        let wasInSelection = scope != nil
        let isInSelection = isOn && state?.isInSelection == true
        guard wanted != query || isInSelection != wasInSelection else { return }
        if query == nil { start = session.selection.range.lowerBound }
        if isInSelection != wasInSelection {
            scope = isInSelection ? session.selection.range : nil
            start = session.selection.range.lowerBound
        }
        query = wanted
        search = nil
        isNoExpression = false
        if let wanted {
            do {
                search = try TextSearch(wanted)
            } catch {
                isNoExpression = error == .notAnExpression
            }
        }
        // Not while views are evaluated.
        editor.element.graph.after { [weak self] in self?.lookThrough(showing: wanted != nil) }
    }

    private var rope: Rope { session.rope ?? Rope() }
    private var wholeScope: Range<Int> { rope.clamped(scope ?? 0..<rope.utf8Count) }

    private func lookThrough(showing: Bool) {
        task?.cancel()
        task = nil
        matches = MatchList()
        waitsForMatch = showing
        guard let search else { return report() }
        let (rope, scope) = (rope, wholeScope)
        if scope.count <= (search.isSlow ? Self.mostAtOnce.slow : Self.mostAtOnce.plain) {
            matches.append(all(of: search, in: rope, scope), isBefore: false)
            showMatch()
            return report()
        }
        // No match begins in one paragraph's middle and another's.
        let middle = max(scope.lowerBound, rope.paragraphRange(at: min(start, scope.upperBound)).lowerBound)
        let batches = Self.batches(
            of: search, in: rope, [middle..<scope.upperBound, scope.lowerBound..<middle])
        task = Task { [weak self] in
            for await batch in batches {
                guard !Task.isCancelled else { return }
                self?.take(batch)
            }
            if !Task.isCancelled { self?.finish() }
        }
        report()
    }

    private func all(
        of search: TextSearch, in rope: Rope, _ range: Range<Int>
    ) -> ContiguousArray<Range<Int>> {
        var found = ContiguousArray<Range<Int>>()
        search.forEachMatch(in: rope, range) {
            found.append($0)
            return found.count < MatchList.limit
        }
        return found
    }

    private struct Batch: Sendable {
        let matches: ContiguousArray<Range<Int>>
        /// In the second of the ranges.
        let isBefore: Bool
    }

    /// The first match at once, and then many at a time.
    private nonisolated static func batches(
        of search: TextSearch, in rope: Rope, _ ranges: [Range<Int>]
    ) -> AsyncStream<Batch> {
        AsyncStream { continuation in
            let task = Task.detached(priority: .userInitiated) {
                var count = 0
                for (number, range) in ranges.enumerated() {
                    var found = ContiguousArray<Range<Int>>()
                    func send() {
                        if !found.isEmpty { continuation.yield(Batch(matches: found, isBefore: number > 0)) }
                        found = []
                    }
                    search.forEachMatch(in: rope, range, while: { !Task.isCancelled }) {
                        found.append($0)
                        count += 1
                        if count == 1 || found.count == 1 << 16 { send() }
                        return count < MatchList.limit
                    }
                    send()
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func take(_ batch: Batch) {
        matches.append(batch.matches, isBefore: batch.isBefore)
        showMatch()
        report()
    }

    private func finish() {
        task = nil
        showMatch()
        report()
    }

    // MARK: What became of it

    /// Selects the first match from the start of the search on, once it is known.
    private func showMatch() {
        guard waitsForMatch, !matches.isEmpty else { return }
        let index = matches.index(from: start)
        // What lies before is known last.
        guard index < matches.count || task == nil else { return }
        waitsForMatch = false
        select(matches[index < matches.count ? index : 0])
        guard let step else { return }
        self.step = nil
        if step.backwards || step.from == session.selection.range { move(backwards: step.backwards) }
    }

    /// Goes to the next match after what is selected, or to the one before, as soon as a search that is about to
    /// begin has found some.
    func moveOnceFound(backwards: Bool) { step = (backwards, session.selection.range) }

    private func select(_ match: Range<Int>) { editor.perform(.select(Selection(match))) }

    private var current: Int? {
        let index = matches.index(from: session.selection.range.lowerBound)
        return index < matches.count && matches[index] == session.selection.range ? index : nil
    }

    private func report() {
        editor.matchesDidChange()
        guard let connection else { return }
        let status = FindStatus(
            count: matches.count, current: current, isComplete: task == nil, isFull: matches.isFull,
            isNoExpression: isNoExpression)
        if connection.state.wrappedValue.status != status { connection.state.wrappedValue.status = status }
    }

    /// The selection is where the person put it.
    func selectionDidChange() {
        guard search != nil else { return }
        editor.element.graph.after { [weak self] in self?.report() }
    }

    func textDidChange(_ edit: TextEdit) {
        if let scope { self.scope = edit.map(scope.lowerBound)..<edit.map(scope.upperBound) }
        start = edit.map(start)
        guard let search else { return }
        let rope = rope
        let reach = search.reach(of: edit, in: rope).clamped(to: wholeScope)
        if task != nil || search.isSlow && reach.count > Self.mostAtOnce.slow {
            return editor.element.graph.after { [weak self] in self?.lookThrough(showing: false) }
        }
        let scope = wholeScope
        matches.update(for: edit, reach: reach) { all(of: search, in: rope, $0.clamped(to: scope)) }
        editor.element.graph.after { [weak self] in self?.report() }
    }

    // MARK: Commands

    /// What is selected, where that is something to look for.
    var selectedWords: String? {
        guard session.selection.range.count <= 1 << 10, let text = session.selectedText,
            !text.contains(where: \.isNewline)
        else { return nil }
        return text
    }

    func takeFocus() { editor.host?.focus.focus(editor.element, for: .program) }

    /// Selects the next match after the selection, or the one before; around the ends.
    func move(backwards: Bool) {
        guard !matches.isEmpty else { return }
        let selected = session.selection.range
        let index: Int
        if backwards {
            let before = matches.index(from: selected.lowerBound) - 1
            index = before < 0 ? matches.count - 1 : before
        } else {
            let from = current == nil ? selected.lowerBound : selected.lowerBound + 1
            let after = matches.index(from: from)
            index = after == matches.count ? 0 : after
        }
        start = matches[index].lowerBound
        select(matches[index])
    }

    /// Replaces the match that is selected, and goes to the next; without one it only goes there.
    func replace() {
        guard let search, let connection, let current else { return move(backwards: false) }
        let match = matches[current]
        let text = search.replacement(
            of: match, by: connection.state.wrappedValue.replacement, in: rope)
        editor.perform(.replace(match, with: text))
        move(backwards: false)
    }

    /// Replaces all matches in one step.
    func replaceAll() {
        guard let search, let connection else { return }
        let (rope, template) = (rope, connection.state.wrappedValue.replacement)
        let found = all(of: search, in: rope, wholeScope)
        guard !found.isEmpty else { return }
        let texts = found.map { search.replacement(of: $0, by: template, in: rope) }
        editor.perform(.replaceEach(Array(found), with: texts))
    }
}
