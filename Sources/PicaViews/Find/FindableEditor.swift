import PicaGraph
import PicaText

/// An editor with a find bar over it while somebody looks for something.
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
        .modifier(FindKeys { perform($0) })
    }

    @MainActor private func perform(_ command: FindCommand) -> Bool {
        switch command {
        case .find, .replace:
            guard access.isForPeople, command == .find || access.canReplace else { return false }
            if let words = target.finder?.selectedWords { state.query.text = words }
            replaces = command == .replace || replaces && isOpen
            opened += 1
            isPresented.wrappedValue = true
        case .next where isOpen: target.finder?.move(backwards: false)
        case .previous where isOpen: target.finder?.move(backwards: true)
        case .close where isOpen: close()
        default: return false
        }
        return true
    }

    @MainActor private func close() {
        isPresented.wrappedValue = false
        state.isInSelection = false
        target.finder?.takeFocus()
    }
}
