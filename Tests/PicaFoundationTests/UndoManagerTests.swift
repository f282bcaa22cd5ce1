import Foundation
import PicaFoundation
import Testing

@MainActor @Suite struct UndoManagerTests {
    @MainActor private final class Counter {
        private(set) var value = 0
        let manager: UndoManager

        init(_ manager: UndoManager) { self.manager = manager }

        func add(_ amount: Int) {
            value += amount
            manager.registerUndo(withTarget: self) { $0.add(-amount) }
        }
    }

    private func event(_ body: () -> Void) {
        UndoManager.eventEnded()
        body()
        UndoManager.eventEnded()
    }

    @Test("The actions of one event are undone together, and redone")
    func events() {
        let counter = Counter(UndoManager())
        event {
            counter.add(1)
            counter.add(2)
        }
        event { counter.add(4) }
        #expect(counter.value == 7)
        counter.manager.undo()
        #expect(counter.value == 3)
        #expect(counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo)
        counter.manager.redo()
        counter.manager.redo()
        #expect(counter.value == 7 && !counter.manager.canRedo && counter.manager.canUndo)
    }

    @Test("A new action clears redo")
    func branching() {
        let counter = Counter(UndoManager())
        event { counter.add(1) }
        counter.manager.undo()
        event { counter.add(5) }
        #expect(!counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test("Nested groups are undone with the outermost; an open one blocks undo")
    func groups() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let counter = Counter(manager)
        manager.beginUndoGrouping()
        counter.add(1)
        manager.beginUndoGrouping()
        counter.add(2)
        #expect(manager.groupingLevel == 2)
        manager.undo()
        #expect(counter.value == 3)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        // Without a group each action is one.
        counter.add(4)
        manager.undo()
        #expect(counter.value == 3)
        manager.undo()
        #expect(counter.value == 0)
        // More ends than beginnings do no harm.
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0)
    }

    @Test("Nothing is recorded while registration is off, or beyond the level limit")
    func limits() {
        let counter = Counter(UndoManager())
        counter.manager.disableUndoRegistration()
        event { counter.add(1) }
        #expect(!counter.manager.canUndo)
        counter.manager.enableUndoRegistration()
        counter.manager.levelsOfUndo = 2
        for _ in 0..<5 { event { counter.add(1) } }
        while counter.manager.canUndo { counter.manager.undo() }
        #expect(counter.value == 4)
    }

    @Test("A released or removed target is not called")
    func targets() {
        let manager = UndoManager()
        do {
            let gone = Counter(manager)
            event { gone.add(1) }
        }
        let counter = Counter(manager)
        event { counter.add(1) }
        manager.undo()
        manager.undo()
        #expect(counter.value == 0)
        event { counter.add(1) }
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canUndo)
    }

    @Test("A group's name moves to redo, and notifications are posted")
    func names() {
        let manager = UndoManager()
        let counter = Counter(manager)
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerDidUndoChange, object: manager, queue: nil
        ) { _ in heard.add() }
        defer { NotificationCenter.default.removeObserver(token) }
        event {
            counter.add(1)
            manager.setActionName("Typing")
        }
        #expect(manager.undoActionName == "Typing" && manager.redoActionName == "")
        manager.undo()
        #expect(manager.undoActionName == "" && manager.redoActionName == "Typing")
        #expect(heard.count == 1)
    }

    private final class Heard: @unchecked Sendable {
        private(set) var count = 0
        func add() { count += 1 }
    }
}
