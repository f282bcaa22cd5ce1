import Foundation
import PicaFoundation
import PicaGraph
import PicaText

/// Looks for what a find bar says in an editor's text, and knows what was found.
///
/// A short text is looked through at once, a long one beside the main thread, from the caret on, so that the
/// first match shows before the rest is known; so is one for which an expression takes long, and after some seconds
/// the search gives up and says so. An edit is followed by a look at what it touched.
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
    /// All matches are to be replaced once they are known.
    private var waitsForReplacing = false
    /// The search took too long, and not all was looked through.
    private var isTooSlow = false
    /// Counts the changes of the text.
    private var edits = 0

    /// Texts up to this length are looked through at once, in UTF-8 bytes; with expressions fewer.
    private static let mostAtOnce = (plain: 1 << 20, slow: 1 << 14)
    /// What an expression may cost on the main thread, less than two milliseconds.
    private nonisolated static var budgetAtOnce: WorkBudget { WorkBudget(steps: 12) }
    /// What it may cost beside it: some seconds of trying in vain, or half a minute in a long text.
    private nonisolated static var budgetBeside: WorkBudget { WorkBudget(steps: 1 << 14, time: .seconds(30)) }

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
        // Whoever asked for it meant what was looked for then.
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
        /// In the second of the ranges.
        var isBefore = false
        /// The search gave up.
        var isTooSlow = false
    }

    /// The first match at once, and then many at a time.
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
            isNoExpression: isNoExpression, isTooSlow: isTooSlow)
        if connection.state.wrappedValue.status != status { connection.state.wrappedValue.status = status }
    }

    /// The selection is where the person put it.
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

    /// Replaces all matches in one step, once they are known.
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
