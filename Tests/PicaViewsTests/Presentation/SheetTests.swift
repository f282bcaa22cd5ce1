import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isShown = false
    var isInnerShown = false
    var item: Item?
    var name = ""
    var dismissals = 0
    var innerDismissals = 0
    var presses = 0
    var isKept = false
    var animates = true
    var detent = PresentationDetent.medium
}

private struct Item: Identifiable { let id: Int }

@MainActor @Suite struct SheetTests {
    private struct Page: View {
        @Bindable var model: Model

        var body: some View {
            VStack {
                Button("Open") { model.isShown = true }
                TextField("Behind", text: .constant(""))
                Button("Other") { model.presses += 1 }
            }
            .sheet(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) {
                Content(model: model)
            }
        }
    }

    private struct Content: View {
        @Bindable var model: Model
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @State private var count = 0

        var body: some View {
            VStack {
                Text("Count \(count), \(isPresented ? "presented" : "not presented")")
                Button("Count") { count += 1 }
                TextField("Name", text: $model.name).frame(width: 200)
                Button("Done") { dismiss() }
                Button("Inner") { model.isInnerShown = true }
            }
            .padding(20)
            .interactiveDismissDisabled(model.isKept)
            .sheet(isPresented: $model.isInnerShown, onDismiss: { model.innerDismissals += 1 }) {
                Text("Inside").padding(30)
            }
        }
    }

    private func mounted(_ model: Model, width: CGFloat = 500, height: CGFloat = 400) throws -> TestHost {
        try mount(width: width, height: height) { Page(model: model) }
    }

    private func opened(_ model: Model) throws -> TestHost {
        let host = try mounted(model)
        try host.find(.button, "Open").click()
        return host
    }

    @Test(
        "A sheet is centered in its window, fits its content, and knows that it is presented"
    )
    func place() throws {
        let host = try opened(Model())
        let sheet = try host.find(.dialog).frame
        #expect(abs(sheet.midX - 250) <= 1 && abs(sheet.midY - 200) <= 1)
        #expect(sheet.width == 240)
        #expect(sheet.height < 300)
        #expect(host.texts == ["Count 0, presented"])
    }

    @Test("The content behind a sheet is dimmed, and ignores pointer and keyboard")
    func modal() throws {
        let model = Model()
        let host = try mounted(model)
        let before = host.paintedScreen()[2, 2]
        let other = try host.find(.button, "Other").point(.leading)
        try host.find(.button, "Open").click()
        host.advance(by: 1)
        let after = host.paintedScreen()[2, 2]
        #expect(after & 0xFF < before & 0xFF)
        host.click(at: other)
        #expect(model.presses == 0 && model.isShown)
        for _ in 0..<6 {
            host.press(.tab)
            #expect(["Name", "Done", "Inner", "Count"].contains(try #require(host.focused).label))
        }
    }

    @Test("A sheet's first field is focused, and the previous focus returns afterwards")
    func focus() throws {
        let model = Model()
        let host = try mounted(model)
        try host.find(.textField, "Behind").click()
        model.isShown = true
        host.update()
        #expect(try host.find(.textField, "Name").isFocused)
        host.type("Ada")
        #expect(model.name == "Ada")
        try host.find(.button, "Done").click()
        #expect(try host.find(.textField, "Behind").isFocused)
        #expect(host.focused?.label == "Behind")
    }

    @Test("A sheet's default focus precedes its first field")
    func defaultFocus() throws {
        struct Asking: View {
            @FocusState private var focus: String?
            var body: some View {
                VStack {
                    TextField("First", text: .constant("")).focused($focus, equals: "first")
                    TextField("Second", text: .constant("")).focused($focus, equals: "second")
                }
                .defaultFocus($focus, "second")
            }
        }
        let host = try mount { Text("a").sheet(isPresented: .constant(true)) { Asking() } }
        #expect(host.focused?.label == "Second")
    }

    @Test(
        "A sheet opened by a key shows its focus ring, as the user continues with keys",
        arguments: [true, false])
    func ring(isByKey: Bool) throws {
        struct Asking: View {
            @State private var isShown = false
            var body: some View {
                Button("Ask") { isShown = true }.sheet(isPresented: $isShown) {
                    Button("Yes") {}.buttonStyle(.plain).padding(40)
                }
            }
        }
        let host = try mount(width: 400, height: 300) { Asking() }
        if isByKey {
            host.press(.tab)
            host.press(.return)
        } else {
            try host.find(.button, "Ask").click()
        }
        host.advance(by: 1)
        let button = try #require(host.focused)
        #expect(button.label == "Yes")
        let picture = host.paintedScreen()
        let x = Int(button.frame.midX)
        let ground = picture[x, Int(button.frame.minY) - 20]
        let isRinged = (1...6).contains { picture[x, Int(button.frame.minY) - $0] != ground }
        #expect(isRinged == isByKey)
    }

    @Test("Without a field the default button is focused")
    func defaultAction() throws {
        let model = Model()
        let host = try mount {
            Text("a").sheet(isPresented: .constant(true)) {
                Button("Cancel") {}.keyboardShortcut(.cancelAction)
                Button("Save") { model.presses += 1 }.keyboardShortcut(.defaultAction)
            }
        }
        #expect(host.focused?.label == "Save")
        host.press(.return)
        #expect(model.presses == 1)
    }

    @Test(
        "If a window had no focus, nothing is focused after its sheet closes"
    )
    func noField() throws {
        let model = Model()
        let host = try mounted(model)
        model.isShown = true
        host.update()
        #expect(host.caret != nil)
        host.press(.escape)
        #expect(host.caret == nil)
    }

    @Test(
        "However a sheet closes, onDismiss runs once",
        arguments: ["Escape", "dismiss", "state", "with its view"])
    func dismissal(_ way: String) throws {
        let model = Model()
        let host = try opened(model)
        #expect(model.dismissals == 0)
        switch way {
        case "Escape": host.press(.escape)
        case "dismiss": try host.find(.button, "Done").click()
        case "state":
            model.isShown = false
            host.update()
        default:
            host.show { Text("nothing") }
        }
        #expect(host.all(.dialog).isEmpty)
        #expect(model.dismissals == 1)
        host.advance(by: 1)
        #expect(model.dismissals == 1)
        if way != "with its view" { #expect(!model.isShown) }
    }

    @Test("A sheet starts over each time")
    func anew() throws {
        let model = Model()
        let host = try opened(model)
        try host.find(.button, "Count").click()
        #expect(host.texts == ["Count 1, presented"])
        host.press(.escape)
        try host.find(.button, "Open").click()
        #expect(host.texts == ["Count 0, presented"])
    }

    @Test("A press outside a sheet does nothing, and interactive dismissal can be disabled")
    func kept() throws {
        let model = Model()
        let host = try opened(model)
        host.click(at: CGPoint(x: 3, y: 3))
        #expect(model.isShown)
        #expect(host.focused?.label == "Name")
        model.isKept = true
        host.update()
        host.press(.escape)
        #expect(model.isShown)
        model.isKept = false
        host.update()
        host.press(.escape)
        #expect(!model.isShown)
    }

    @Test("Escape presses the cancel button, and dismisses the sheet only without one")
    func cancelAction() throws {
        let model = Model()
        let host = try mount {
            Text("a").sheet(isPresented: .constant(true), onDismiss: { model.dismissals += 1 }) {
                Button("Cancel") { model.presses += 1 }.keyboardShortcut(.cancelAction)
            }
        }
        host.press(.escape)
        #expect(model.presses == 1 && model.dismissals == 0)
    }

    @Test("A nested sheet closes by itself and with its parent")
    func nested() throws {
        let model = Model()
        let host = try opened(model)
        try host.find(.button, "Inner").click()
        #expect(host.texts.last == "Inside")
        host.press(.escape)
        #expect(model.isShown && !model.isInnerShown)
        #expect(model.innerDismissals == 1 && model.dismissals == 0)
        try host.find(.button, "Inner").click()
        model.isShown = false
        host.update()
        #expect(host.all(.dialog).isEmpty)
        #expect(model.innerDismissals == 2 && model.dismissals == 1)
        host.advance(by: 1)
        #expect(host.paintedScreen().pixels == host.freshPicture().pixels)
    }

    @Test("Another view's presentation stays when a sheet closes")
    func siblings() throws {
        struct Two: View {
            @Bindable var model: Model
            var body: some View {
                VStack {
                    Text("a").sheet(isPresented: $model.isShown) { Text("first") }
                    Text("b").sheet(isPresented: $model.isInnerShown) { Text("second") }
                }
            }
        }
        let model = Model()
        let host = try mount { Two(model: model) }
        model.isShown = true
        host.update()
        model.isInnerShown = true
        host.update()
        model.isShown = false
        host.update()
        #expect(host.texts == ["second"])
        host.press(.escape)
        #expect(host.texts == ["a", "b"])
        #expect(!model.isInnerShown)
    }

    @Test("An item sheet follows its item, starts over with another, and closes without one")
    func items() throws {
        struct Numbered: View {
            let item: Item
            @State private var count = 0
            var body: some View {
                Text("item \(item.id), \(count)")
                Button("Count") { count += 1 }
            }
        }
        struct Items: View {
            @Bindable var model: Model
            var body: some View {
                Text("anchor").sheet(item: $model.item, onDismiss: { model.dismissals += 1 }) {
                    Numbered(item: $0)
                }
            }
        }
        let model = Model()
        let host = try mount { Items(model: model) }
        model.item = Item(id: 7)
        host.update()
        try host.find(.button, "Count").click()
        #expect(host.texts == ["item 7, 1"])
        model.item = Item(id: 8)
        host.update()
        #expect(host.texts == ["item 8, 0"])
        host.press(.escape)
        #expect(model.item == nil)
        #expect(model.dismissals == 1)
    }

    @Test("A sheet is never larger than its window, and its content can scroll")
    func bounded() throws {
        let host = try mount(width: 200, height: 160) {
            Text("a").sheet(isPresented: .constant(true)) {
                ScrollView {
                    VStack { ForEach(0..<40, id: \.self) { Text("Row \($0) of a list").frame(width: 150) } }
                }
            }
        }
        let sheet = try host.find(.dialog).frame
        #expect(CGRect(x: 0, y: 0, width: 200, height: 160).insetBy(dx: 4, dy: 4).contains(sheet))
        #expect(host.all(.scrollArea).count == 1)
    }

    private struct Long: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text(
                    "A sentence that takes several lines in a narrow window, all of which can be read. \(count)"
                )
                ForEach(0..<6, id: \.self) { TextField("Field \($0)", text: .constant("")).frame(width: 260) }
                Button("Count") { count += 1 }
            }
            .padding(20)
        }
    }

    @Test(
        "A sheet too large for its window scrolls by wheel and keyboard, and keeps its state")
    func overflow() throws {
        let host = try mount(width: 240, height: 180) {
            Text("a").sheet(isPresented: .constant(true)) { Long() }
        }
        let sheet = try host.find(.dialog)
        let button = try host.find(.button, "Count")
        #expect(button.frame.minY > sheet.frame.maxY)
        host.scroll(at: CGPoint(x: 120, y: 90), y: 1000)
        #expect(sheet.frame.contains(button.frame))
        try button.click()
        #expect(host.texts.last?.hasSuffix("1") == true)
        host.scroll(at: CGPoint(x: 120, y: 90), y: -1000)
        #expect(button.frame.minY > sheet.frame.maxY)
        repeat { host.press(.tab) } while host.focused?.label != "Count"
        #expect(host.focused?.label == "Count")
        #expect(sheet.frame.contains(button.frame))
        // Across, the fields are too wide.
        let field = try host.find(.textField, "Field 5")
        #expect(field.frame.width == 260)
        host.scroll(at: CGPoint(x: 120, y: 90), x: 1000)
        #expect(field.frame.maxX <= sheet.frame.maxX)
        host.resize(to: CGSize(width: 600, height: 600))
        #expect(sheet.frame.contains(button.frame) && sheet.frame.contains(field.frame))
        #expect(host.all(.scrollArea).isEmpty)
        #expect(host.texts.last?.hasSuffix("1") == true)
    }

    @Test("A scroll view in a sheet takes the space that the rest leaves")
    func scrollingInside() throws {
        let host = try mount(width: 300, height: 200) {
            Text("a").sheet(isPresented: .constant(true)) {
                VStack {
                    ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)") } } }
                    Button("Done") {}
                }
                .padding()
            }
        }
        let sheet = try host.find(.dialog).frame
        #expect(sheet.contains(try host.find(.button, "Done").frame))
        #expect(host.all(.scrollArea).count == 1)
    }

    @Test("A sheet fades in and out unless animations or motion are disabled")
    func fading() throws {
        let model = Model()
        let host = try mounted(model)
        _ = host.paintedScreen()
        let before = host.paintedScreen()[2, 2]
        model.isShown = true
        host.update()
        host.advance(by: 0.09)
        let halfway = host.paintedScreen()[2, 2]
        host.advance(by: 0.2)
        let there = host.paintedScreen()[2, 2]
        #expect(before & 0xFF > halfway & 0xFF && halfway & 0xFF > there & 0xFF)
        model.isShown = false
        host.update()
        #expect(host.all(.dialog).isEmpty)
        host.advance(by: 0.07)
        let leaving = host.paintedScreen()[2, 2]
        #expect(leaving & 0xFF > there & 0xFF && leaving & 0xFF < before & 0xFF)
        host.advance(by: 0.2)
        #expect(host.paintedScreen()[2, 2] == before)
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { model.isShown = true }
        #expect(host.paintedScreen()[2, 2] == there)
        withTransaction(still) { model.isShown = false }
        #expect(host.paintedScreen()[2, 2] == before)
        host.setEnvironment(\.accessibilityReduceMotion, true)
        model.isShown = true
        host.advance(by: 0.09)
        let coming = host.paintedScreen()[2, 2]
        #expect(coming & 0xFF > there & 0xFF && coming & 0xFF < before & 0xFF)
        host.advance(by: 0.2)
        #expect(host.paintedScreen()[2, 2] == there)
    }

    @Test("Painting only the damage while sheets open and close equals painting everything")
    func damage() throws {
        let model = Model()
        let host = try mounted(model)
        _ = host.paintedScreen()
        for (isShown, isInnerShown) in [(true, false), (true, true), (true, false), (false, false)] {
            model.isShown = isShown
            model.isInnerShown = isInnerShown
            for _ in 0..<4 {
                host.advance(by: 0.05)
                #expect(host.paintedScreen().pixels == host.freshPicture().pixels)
            }
        }
        #expect(host.nextDeadline == nil)
    }

    @Test("A cover fills the window, and Escape does not close it")
    func cover() throws {
        struct Covering: View {
            @Environment(\.presentationMode) private var mode
            var body: some View {
                Button("Close") { mode.wrappedValue.dismiss() }
                Text(mode.wrappedValue.isPresented ? "presented" : "not")
            }
        }
        struct Page: View {
            @Bindable var model: Model
            var body: some View {
                Text("a").fullScreenCover(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) {
                    Covering()
                }
                Text("b").fullScreenCover(item: $model.item) { Text("item \($0.id)") }
            }
        }
        let model = Model()
        model.isShown = true
        let host = try mount(width: 300, height: 200) { Page(model: model) }
        #expect(try host.find(.dialog).frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        host.press(.escape)
        #expect(model.isShown)
        #expect(host.texts.last == "presented")
        try host.find(.button, "Close").click()
        #expect(!model.isShown && model.dismissals == 1)
        model.item = Item(id: 3)
        host.update()
        #expect(host.texts.last == "item 3")
    }

    @Test("A sheet inherits environment and objects, but no shortcuts and submit actions")
    func environment() throws {
        struct Reading: View {
            @Environment(Model.self) private var model
            @Environment(\.locale) private var locale
            var body: some View {
                Text("\(model.name), \(locale.identifier)")
                Button("Count") { model.presses += 1 }
                TextField("Field", text: .constant(""))
            }
        }
        let model = Model()
        model.name = "Ada"
        let host = try mount {
            Text("a").sheet(isPresented: .constant(true)) { Reading() }
                .environment(model)
                .environment(\.locale, Locale(identifier: "de"))
                .keyboardShortcut("k")
                .onSubmit { model.dismissals += 1 }
        }
        #expect(host.texts.last == "Ada, de")
        host.press("k", .control)
        host.press(.return)
        #expect(model.presses == 0 && model.dismissals == 0)
    }

    @Test("A sheet's content can prefer light or dark only for the sheet")
    func colorScheme() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            let log: Counter
            var body: some View {
                Text(scheme == .dark ? "dark" : "light")
                    .onChange(of: scheme, initial: true) { log.note("\(scheme)") }
            }
        }
        let (page, sheet) = (Counter(), Counter())
        let host = try mount {
            Scheme(log: page).sheet(isPresented: .constant(true)) {
                Scheme(log: sheet).preferredColorScheme(.dark)
            }
        }
        #expect(host.texts == ["dark"])
        #expect(page.notes == ["light"] && sheet.notes.last == "dark")
    }

    @Test(
        "A sheet starts at its lowest detent; its grip changes to the next or the nearest")
    func detents() throws {
        let host = try mount(width: 400, height: 400) {
            Text("a").sheet(isPresented: .constant(true)) {
                Text("content").presentationDetents([.large, .height(120), .fraction(0.5)])
            }
        }
        let room = try host.find(.dialog).frame
        #expect(room.height == 120)
        let grip = try host.find(.button, "Resize")
        try grip.click()
        host.advance(by: 1)
        #expect(abs(try host.find(.dialog).frame.height - 184) <= 1)
        let start = grip.point(.center)
        host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 90))
        host.advance(by: 1)
        #expect(abs(try host.find(.dialog).frame.height - 368) <= 1)
    }

    @Test("The program sets and reads a sheet's detent")
    func selectedDetent() throws {
        struct Tall: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? {
                context.dynamicTypeSize == .large ? context.maxDetentValue - 50 : nil
            }
        }
        struct Page: View {
            @Bindable var model: Model
            var body: some View {
                Text("a").sheet(isPresented: .constant(true)) {
                    Text("content")
                        .presentationDetents([.medium, .custom(Tall.self)], selection: $model.detent)
                        .presentationDragIndicator(.visible)
                }
            }
        }
        let model = Model()
        model.detent = .custom(Tall.self)
        let host = try mount(width: 400, height: 400) { Page(model: model) }
        #expect(try host.find(.dialog).frame.height == 318)
        try host.find(.button, "Resize").click()
        #expect(model.detent == .medium)
        host.advance(by: 1)
        #expect(abs(try host.find(.dialog).frame.height - 184) <= 1)
    }

    @Test("A sheet's grip can be hidden, and a single detent has none")
    func noGrip() throws {
        let host = try mount(width: 400, height: 400) {
            Text("a").sheet(isPresented: .constant(true)) {
                Text("content").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden)
            }
        }
        #expect(host.all(.button).isEmpty)
        host.show {
            Text("a").sheet(isPresented: .constant(true)) { Text("content").presentationDetents([.medium]) }
        }
        #expect(host.all(.button).isEmpty)
    }

    private func size(_ sizing: some PresentationSizing) throws -> CGSize {
        let host = try mount(width: 1000, height: 1000) {
            Text("a").sheet(isPresented: .constant(true)) {
                Color.red.frame(minWidth: 100, idealWidth: 100, minHeight: 50, idealHeight: 50)
                    .presentationSizing(sizing)
            }
        }
        return try host.find(.dialog).frame.size
    }

    @Test("A sheet can be sized as a form, a page, custom, or partly fitted")
    func sizing() throws {
        struct Square: PresentationSizing {
            func proposedSize(
                for root: PresentationSizingRoot, context: PresentationSizingContext
            ) -> ProposedViewSize {
                let side = root.sizeThatFits(.unspecified).width + 100
                return ProposedViewSize(width: side, height: side)
            }
        }
        #expect(try size(.automatic) == CGSize(width: 100, height: 50))
        #expect(try size(.fitted) == CGSize(width: 100, height: 50))
        #expect(try size(.form) == CGSize(width: 520, height: 480))
        #expect(try size(.page) == CGSize(width: 720, height: 800))
        #expect(try size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 520, height: 50))
        #expect(try size(Square()) == CGSize(width: 200, height: 200))
    }

    @Test("A sheet's background and corner radius can be set")
    func background() throws {
        let host = try mount(width: 400, height: 400) {
            Text("a").sheet(isPresented: .constant(true)) {
                Color.clear.frame(width: 200, height: 200)
                    .presentationBackground(Color(.sRGB, red: 1, green: 0, blue: 0))
                    .presentationCornerRadius(60)
            }
        }
        let picture = host.paintedScreen()
        #expect(picture[200, 200] == 0xFFFF_0000)
        #expect(picture[105, 105] != 0xFFFF_0000)
        #expect(picture[101, 200] == 0xFFFF_0000)
    }

    @Test("A view can be the background of a sheet")
    func backgroundView() throws {
        let host = try mount(width: 400, height: 400) {
            Text("a").sheet(isPresented: .constant(true)) {
                Color.clear.frame(width: 200, height: 200).presentationBackground(alignment: .bottom) {
                    Color(.sRGB, red: 1, green: 0, blue: 0).frame(height: 50)
                }
            }
        }
        let picture = host.paintedScreen()
        #expect(picture[200, 290] == 0xFFFF_0000)
        #expect(picture[200, 200] != 0xFFFF_0000)
    }

    @Test("Compact adaptations and drag settings do not affect sheets and popovers")
    func adaptation() throws {
        func shown<V: View>(_ view: V) throws -> [CGRect] {
            let host = try mount {
                Text("a").sheet(isPresented: .constant(true)) { view }
                Text("b").popover(isPresented: .constant(true)) { view }
            }
            return host.all().map(\.frame)
        }
        let view = Text("presented").padding()
        let plain = try shown(view)
        for adaptation in [PresentationAdaptation.automatic, .none, .popover, .sheet, .fullScreenCover] {
            #expect(try shown(view.presentationCompactAdaptation(adaptation)) == plain)
        }
        let both = view.presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
        #expect(try shown(both) == plain)
        for interaction in [PresentationContentInteraction.automatic, .resizes, .scrolls] {
            #expect(try shown(view.presentationContentInteraction(interaction)) == plain)
        }
    }
}
