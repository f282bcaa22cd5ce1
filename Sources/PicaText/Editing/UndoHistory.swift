/// The changes to a text, in groups that are undone and redone as one.
///
/// Removed and inserted text is held as ropes that share their storage with the text, so remembering the deletion of a
/// whole document costs nothing. A change of attributes is stored as a replacement by the same text with other
/// attributes.
package struct UndoHistory {
    /// The most groups to keep; older ones are discarded.
    package static let depth = 2000
    /// The pause that ends a group, in seconds.
    package static let pause = 0.5

    /// One replacement.
    package struct Step {
        package var offset: Int
        package var removed: AttributedRope
        package var inserted: AttributedRope
    }

    /// The kind of an edit for the grouping rules.
    package enum Kind: Hashable, Sendable {
        /// Joins typing directly before it, unless it begins with a space.
        case typing
        /// Typing over a selection: starts a group that further typing joins.
        case typingOverSelection
        /// Joins a deletion directly before it at the same position.
        case deletion
        /// Joins the open group, whatever its kind: an app's answer to the user's edit.
        case followUp
        /// Forms a group of its own.
        case alone
    }

    package struct Group {
        package var steps: [Step]
        package var selectionBefore: Selection
        package var selectionAfter: Selection
    }

    private var done: [Group] = []
    private var undone: [Group] = []
    /// The kind of the last edit, while its group may still grow.
    private var openKind: Kind?
    private var lastTime = 0.0
    /// Whether the last group is a change of attributes that may continue.
    var isChange = false

    package init() {}

    package var canUndo: Bool { !done.isEmpty }
    package var canRedo: Bool { !undone.isEmpty }

    /// Closes the open group, as anything except an edit does.
    package mutating func close() {
        openKind = nil
        isChange = false
    }

    /// Clears the history.
    package mutating func clear() {
        self = UndoHistory()
    }

    /// Whether an edit at a time would still be joined with the user's last one.
    package func isOpen(at time: Double) -> Bool {
        openKind != nil && time - lastTime < Self.pause
    }

    /// Records an edit.
    /// - Parameters:
    ///   - earlier: Steps that belong to the edit and precede it.
    ///   - time: The time in seconds of a clock that never goes back.
    package mutating func record(
        _ step: Step, after earlier: [Step] = [], _ kind: Kind, from before: Selection,
        to after: Selection, at time: Double
    ) {
        undone.removeAll()
        isChange = false
        let joined = isOpen(at: time) ? joining(earlier + [step], kind, at: time) : nil
        if let joined {
            done[done.count - 1].steps = joined
            done[done.count - 1].selectionAfter = after
        } else {
            done.append(Group(steps: earlier + [step], selectionBefore: before, selectionAfter: after))
            if done.count > Self.depth + Self.depth / 4 { done.removeFirst(done.count - Self.depth) }
        }
        switch kind {
        case .typing, .typingOverSelection: openKind = .typing
        case .deletion: openKind = .deletion
        case .alone: openKind = .alone
        case .followUp: if joined == nil { openKind = nil }
        }
        lastTime = time
    }

    /// Returns the open group's steps with further ones, or `nil` if they do not belong together.
    private func joining(_ steps: [Step], _ kind: Kind, at time: Double) -> [Step]? {
        guard let group = done.last, let last = group.steps.last else { return nil }
        if kind == .followUp { return group.steps + steps }
        guard kind == openKind, let step = steps.last, steps.count == 1 else { return nil }
        var joined = last
        switch kind {
        case .typing:
            // Edits at the same instant count as one, such as an input method's long commit.
            let startsWord = step.inserted.byte(at: 0) == 0x20 && time != lastTime
            guard step.offset == last.offset + last.inserted.utf8Count, !startsWord else { return nil }
            joined.removed.replace(last.removed.utf8Count..<last.removed.utf8Count, with: step.removed)
            joined.inserted.replace(
                last.inserted.utf8Count..<last.inserted.utf8Count, with: step.inserted)
        case .deletion where step.offset + step.removed.utf8Count == last.offset:
            joined.offset = step.offset
            joined.removed.replace(0..<0, with: step.removed)
        case .deletion where step.offset == last.offset:
            joined.removed.replace(last.removed.utf8Count..<last.removed.utf8Count, with: step.removed)
        default:
            return nil
        }
        return group.steps.dropLast() + [joined]
    }

    /// The number of groups that can be undone.
    var count: Int { done.count }

    /// Joins all groups after the first `count`.
    mutating func join(after count: Int, from before: Selection) {
        guard done.count > count + 1, count >= 0 else { return }
        let joined = Group(
            steps: done[count...].flatMap(\.steps), selectionBefore: before,
            selectionAfter: done[done.count - 1].selectionAfter)
        done.replaceSubrange(count..., with: [joined])
    }

    /// Corrects the selections of the last group after it was joined from several edits.
    mutating func amend(from before: Selection? = nil, to after: Selection) {
        guard !done.isEmpty else { return }
        if let before { done[done.count - 1].selectionBefore = before }
        done[done.count - 1].selectionAfter = after
    }

    /// Joins the last two groups, which change attributes of the same ranges.
    mutating func joinLast() {
        guard done.count > 1, let last = done.popLast() else { return }
        var group = done[done.count - 1]
        let isSame =
            group.steps.count == last.steps.count
            && zip(group.steps, last.steps).allSatisfy {
                $0.offset == $1.offset && $0.inserted.utf8Count == $1.removed.utf8Count
            }
        if isSame {
            // A drag of many frames is stored as one step.
            for index in group.steps.indices { group.steps[index].inserted = last.steps[index].inserted }
        } else {
            group.steps += last.steps
        }
        group.selectionAfter = last.selectionAfter
        done[done.count - 1] = group
    }

    /// Removes the last group, which the caller reverses from its last step to its first.
    package mutating func undo() -> Group? {
        close()
        guard let group = done.popLast() else { return nil }
        undone.append(group)
        return group
    }

    /// Restores the last undone group, which the caller applies from its first step to its last.
    package mutating func redo() -> Group? {
        close()
        guard let group = undone.popLast() else { return nil }
        done.append(group)
        return group
    }
}
