import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaText

/// Searches an editor's text for the find bar's query and keeps the matches.
///
/// A short text is searched at once. A long text, or a slow regular expression, is searched on another thread. That
/// search starts at the caret, so that the first match shows before the others are known. It gives up after some
/// seconds and reports so. After an edit, only the paragraphs it touched are searched again.
@MainActor final class EditorFinder {
    private unowned let editor: EditorLeaf
    private var connection: FindConnection?
    private var query: SearchQuery?
    private var search: TextSearch?
    private var isNoExpression = false
    private(set) var matches = MatchList()
    /// The range to search; `nil` for the whole text.
    private var scope: Range<Int>?
    /// The offset where the search for the next match begins while the query is typed.
    private var start = 0
    /// The search of a long text.
    private var task: Task<Void, Never>?
    /// Whether the first match is to be selected once it is found.
    private var waitsForMatch = false
    /// The step to take from that match, and the range it was requested from.
    private var step: (backwards: Bool, from: Range<Int>)?
    /// Whether to replace all matches once all are known.
    private var waitsForReplacing = false
    /// Whether the search took too long and did not cover the whole text.
    private var isTooSlow = false
    /// The number of changes of the text so far.
    private var edits = 0

    /// The longest texts that are searched at once, in UTF-8 bytes; less for expressions.
    private static let mostAtOnce = (plain: 1 << 20, slow: 1 << 14)
    /// The budget of a regular expression on the main thread: less than two milliseconds.
    private nonisolated static var budgetAtOnce: WorkBudget { WorkBudget(steps: 12) }
    /// The budget of an expression on another thread: some seconds of fruitless matching, or half a minute in a long
    /// text.
    private nonisolated static var budgetBeside: WorkBudget { WorkBudget(steps: 1 << 14, time: .seconds(30)) }

    init(_ editor: EditorLeaf) { self.editor = editor }

    deinit { task?.cancel() }

    private var session: EditingSession { editor.session }

    // MARK: Search

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
        // Not now: views are still being evaluated.
        editor.element.graph.after { [weak self] in self?.lookThrough(showing: wanted != nil) }
    }

    private var rope: Rope { session.rope ?? Rope() }
    private var wholeScope: Range<Int> { rope.clamped(scope ?? 0..<rope.utf8Count) }

    private func lookThrough(showing: Bool) {
        task?.cancel()
        task = nil
        matches = MatchList()
        waitsForMatch = showing
        // A pending Replace All was meant for the previous query.
        waitsForReplacing = false
        isTooSlow = false
        guard let search else { return report() }
        let (rope, scope) = (rope, wholeScope)
        if scope.count <= (search.isSlow ? Self.mostAtOnce.slow : Self.mostAtOnce.plain),
            let found = try? all(of: search, in: rope, scope)
        {
            matches.append(found, isBefore: false)
            showMatch()
            return report()
        }
        // No match starts in the middle of one paragraph and ends in another, so split the search at a paragraph.
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
    ) throws -> ContiguousArray<Range<Int>> {
        var found = ContiguousArray<Range<Int>>()
        try search.forEachMatch(in: rope, range, within: Self.budgetAtOnce) {
            found.append($0)
            return found.count < MatchList.limit
        }
        return found
    }

    private struct Batch: Sendable {
        var matches = ContiguousArray<Range<Int>>()
        /// Whether the batch is of the second range, before the caret.
        var isBefore = false
        /// Whether the search gave up.
        var isTooSlow = false
    }

    /// Returns the first match at once, and then many at a time.
    private nonisolated static func batches(
        of search: TextSearch, in rope: Rope, _ ranges: [Range<Int>]
    ) -> AsyncStream<Batch> {
        AsyncStream { continuation in
            let budget = budgetBeside
            Task.detached(priority: .userInitiated) {
                var count = 0
                for (number, range) in ranges.enumerated() {
                    var found = ContiguousArray<Range<Int>>()
                    func send() {
                        if !found.isEmpty { continuation.yield(Batch(matches: found, isBefore: number > 0)) }
                        found = []
                    }
                    do {
                        try search.forEachMatch(in: rope, range, within: budget) {
                            found.append($0)
                            count += 1
                            if count == 1 || found.count == 1 << 16 { send() }
                            return count < MatchList.limit
                        }
                        send()
                    } catch {
                        send()
                        continuation.yield(Batch(isTooSlow: true))
                        break
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in budget.cancel() }
        }
    }

    private func take(_ batch: Batch) {
        if batch.isTooSlow { isTooSlow = true }
        matches.append(batch.matches, isBefore: batch.isBefore)
        showMatch()
        report()
    }

    private func finish() {
        task = nil
        showMatch()
        report()
        if waitsForReplacing { replaceAll() }
    }

    // MARK: Outcome

    /// Selects the first match after the start of the search, once it is known.
    private func showMatch() {
        guard waitsForMatch, !matches.isEmpty else { return }
        let index = matches.index(from: start)
        // The matches before the start are found last.
        guard index < matches.count || task == nil else { return }
        waitsForMatch = false
        select(matches[index < matches.count ? index : 0])
        guard let step else { return }
        self.step = nil
        if step.backwards || step.from == session.selection.range { move(backwards: step.backwards) }
    }

    /// Requests a step to the next or previous match, which is taken once the coming search has found some.
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
            isNoExpression: isNoExpression, isTooSlow: isTooSlow)
        if connection.state.wrappedValue.status != status { connection.state.wrappedValue.status = status }
    }

    /// Updates the report of the current match after a change of the selection.
    func selectionDidChange() {
        guard search != nil else { return }
        editor.element.graph.after { [weak self] in self?.report() }
    }

    func textDidChange(_ edit: TextEdit) {
        edits += 1
        if let scope { self.scope = edit.map(scope.lowerBound)..<edit.map(scope.upperBound) }
        start = edit.map(start)
        guard let search else { return }
        let rope = rope
        var reach = search.reach(of: edit, in: rope)
        if let scope { reach = reach.clamped(to: scope) }
        if task != nil || search.isSlow && reach.count > Self.mostAtOnce.slow {
            return editor.element.graph.after { [weak self] in self?.lookThrough(showing: false) }
        }
        let scope = wholeScope
        let isKnown: Void? = try? matches.update(for: edit, reach: reach) {
            try all(of: search, in: rope, $0.clamped(to: scope))
        }
        editor.element.graph.after { [weak self] in
            if isKnown == nil { self?.lookThrough(showing: false) } else { self?.report() }
        }
    }

    // MARK: Commands

    /// The selected words, if they are short and in one paragraph.
    var selectedWords: String? {
        guard session.selection.range.count <= 1 << 10, let text = session.selectedText,
            !text.contains(where: \.isNewline)
        else { return nil }
        return text
    }

    func takeFocus() { editor.host?.focus.focus(editor.element, for: .program) }

    /// Selects the next match after the selection, or the previous one; wraps around at the ends.
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

    /// Replaces the selected match and moves to the next. If no match is selected, it only moves.
    func replace() {
        guard let search, let connection, let current else { return move(backwards: false) }
        let match = matches[current]
        let text = try? search.replacement(
            of: match, by: connection.state.wrappedValue.replacement, in: rope, within: Self.budgetAtOnce)
        guard let text else { return giveUp() }
        editor.perform(.replace(match, with: text))
        move(backwards: false)
    }

    private func giveUp() {
        isTooSlow = true
        report()
    }

    /// Replaces all matches in one undo step, once all are known.
    func replaceAll() {
        waitsForReplacing = task != nil
        guard task == nil, !isTooSlow, let search, let connection, !matches.isEmpty else { return }
        let (found, rope, edits) = (Array(matches), rope, edits)
        let template = connection.state.wrappedValue.replacement
        if let texts = try? search.replacements(of: found, by: template, in: rope, within: Self.budgetAtOnce)
        {
            editor.perform(.replaceEach(found, with: texts))
            return
        }
        let budget = Self.budgetBeside
        task = Task { [weak self] in
            let texts = await withTaskCancellationHandler {
                await Task.detached(priority: .userInitiated) {
                    try? search.replacements(of: found, by: template, in: rope, within: budget)
                }.value
            } onCancel: {
                budget.cancel()
            }
            guard let self, !Task.isCancelled else { return }
            task = nil
            guard edits == self.edits else { return }
            guard let texts else { return giveUp() }
            editor.perform(.replaceEach(found, with: texts))
        }
    }
}
