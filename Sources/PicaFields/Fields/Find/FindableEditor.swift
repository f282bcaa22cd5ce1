import PicaControls
import PicaGraph
import PicaState
import PicaText

/// An editor with a find bar over it while the person searches.
struct FindableEditor<Editor: View> {
    private let editor: (FindConnection?) -> Editor
    @State private var state = FindState()
    @State private var isShown = false
    @State private var replaces = false
    @State private var opened = 0
    @State private var target = FindTarget()
    @Environment(\.findPresentation) private var presentation
    @Environment(\.findAccess) private var access

    init(@ViewBuilder editor: @escaping (FindConnection?) -> Editor) { self.editor = editor }

    private var isPresented: Binding<Bool> { presentation ?? $isShown }
    private var isOpen: Bool { access.isForProgram && isPresented.wrappedValue }
}

extension FindableEditor: View {
    var body: some View {
        VStack(spacing: 6) {
            if isOpen {
                FindBar(
                    state: $state, replaces: $replaces, opened: opened, canReplace: access.canReplace,
                    target: target, close: { close() })
            }
            editor(FindConnection(state: $state, isPresented: isOpen, target: target))
                .environment(
                    \.findContext,
                    FindContext(
                        isPresented: access.isForProgram ? isPresented : nil,
                        supportsReplace: access.canReplace && access.isForProgram))
        }
        .modifier(FindKeys(allows: { allows($0) }, perform: { perform($0) }))
    }

    @MainActor private func allows(_ command: FindCommand) -> Bool {
        switch command {
        case .find: access.isForPeople
        case .replace: access.isForPeople && access.canReplace
        case .next, .previous: isOpen || access.isForPeople && !state.query.text.isEmpty
        case .takeSelection: access.isForPeople && target.finder?.selectedWords != nil
        case .close: isOpen
        }
    }

    @MainActor private func perform(_ command: FindCommand) {
        switch command {
        case .find, .replace:
            takeSelection()
            replaces = command == .replace || replaces && isOpen
            open()
        case .next, .previous:
            if isOpen {
                target.finder?.move(backwards: command == .previous)
            } else {
                target.finder?.moveOnceFound(backwards: command == .previous)
                open()
            }
        case .takeSelection: takeSelection()
        case .close: close()
        }
    }

    /// Uses the selected text as the query.
    @MainActor private func takeSelection() {
        if let words = target.finder?.selectedWords { state.query.text = words }
    }

    @MainActor private func open() {
        opened += 1
        isPresented.wrappedValue = true
    }

    @MainActor private func close() {
        isPresented.wrappedValue = false
        state.isInSelection = false
        target.finder?.takeFocus()
    }
}
