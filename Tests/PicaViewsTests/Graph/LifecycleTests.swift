import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Loading {
    var items: [String]?
}

@MainActor @Suite struct LifecycleTests {
    @Test("A view appears once, and disappears when it is removed")
    func appearance() throws {
        let log = Counter()
        let app = try mount { Toggling(log: log) }
        #expect(log.takeNotes() == [])
        try app.find(.button, "Toggle").click()
        #expect(log.takeNotes() == ["appear"])
        try app.find(.button, "Toggle").click()
        #expect(log.takeNotes() == ["disappear"])
    }

    private struct Toggling: View {
        let log: Counter
        @State private var isOn = false
        var body: some View {
            Button("Toggle") { isOn.toggle() }
            if isOn {
                Text("On").onAppear { log.note("appear") }.onDisappear { log.note("disappear") }
            }
        }
    }

    private struct Renewed: View {
        let log: Counter
        let transition: AnyTransition
        let animation: Animation?
        @State private var isOn = false
        var body: some View {
            Button("Renew") { withAnimation(animation) { isOn.toggle() } }
            Color.red
                .onAppear { log.note("appear \(isOn)") }
                .onDisappear { log.note("disappear \(isOn)") }
                .transition(transition)
                .id(isOn)
        }
    }

    @Test("With the identity transition the old view disappears before the new one appears, else after")
    func replacement() throws {
        for animation in [nil, Animation.linear(duration: 1)] {
            let log = Counter()
            let identity = try mount { Renewed(log: log, transition: .identity, animation: animation) }
            try identity.find(.button, "Renew").click()
            #expect(log.takeNotes() == ["appear false", "disappear true", "appear true"])
            let other = Counter()
            let fading = try mount { Renewed(log: other, transition: .opacity, animation: animation) }
            try fading.find(.button, "Renew").click()
            fading.advance(by: 1.1)
            #expect(other.takeNotes() == ["appear false", "appear true", "disappear true"])
        }
    }

    private struct Watcher: View {
        let log: Counter
        @State private var number = 1
        var body: some View {
            Button("Next") { number += 1 }
            Button("Redraw") { number = number }
            Text("\(number)")
                .onChange(of: number) { old, new in log.note("\(old)→\(new)") }
                .onChange(of: number, initial: true) { log.note("now \(number)") }
                .onChange(of: number / 10) { log.note("tens") }
        }
    }

    @Test("onChange gets the old and new value once for each change, and initially only if asked")
    func changes() throws {
        let log = Counter()
        let app = try mount { Watcher(log: log) }
        #expect(log.takeNotes() == ["now 1"])
        try app.find(.button, "Next").click()
        #expect(log.takeNotes().sorted() == ["1→2", "now 2"])
        try app.find(.button, "Redraw").click()
        #expect(log.takeNotes() == [])
    }

    @Test("Changes made in onChange show in the same frame")
    func cascade() throws {
        let app = try mount { Cascade() }
        try app.find(.button, "Go").click()
        #expect(app.texts == ["1 2 3"])
    }

    private struct Cascade: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        var body: some View {
            Button("Go") { a = 1 }
            Text(verbatim: "\(a) \(b) \(c)")
                .onChange(of: a) { b = 2 }
                .onChange(of: b) { c = 3 }
        }
    }

    @Test("A view that changes its state endlessly does not hang the window")
    func neverSettles() throws {
        let app = try mount { Restless() }
        #expect(app.texts.count == 1)
        #expect(try app.find(.button, "Stop").isEnabled)
        try app.find(.button, "Stop").click()
        let last = app.texts
        app.update()
        #expect(app.texts == last)
    }

    private struct Restless: View {
        @State private var number = 0
        @State private var runs = true
        var body: some View {
            Text("\(number)").onChange(of: number, initial: true) { if runs { number += 1 } }
            Button("Stop") { runs = false }
        }
    }

    @Test("A task starts with its view, restarts with another id, and is canceled with the view")
    func tasks() async throws {
        let log = Counter()
        let app = try mount { Working(log: log) }
        await app.settle { log.notes.count == 1 }
        #expect(log.takeNotes() == ["start 0"])
        try app.find(.button, "Next").click()
        await app.settle { log.notes.count == 2 }
        #expect(log.takeNotes().sorted() == ["cancelled 0", "start 1"])
        try app.find(.button, "Hide").click()
        await app.settle { log.notes.count == 1 }
        #expect(log.takeNotes() == ["cancelled 1"])
    }

    private struct Working: View {
        let log: Counter
        @State private var id = 0
        @State private var isShown = true
        var body: some View {
            Button("Next") { id += 1 }
            Button("Hide") { isShown = false }
            if isShown {
                Text("Working").task(id: id) { [id] in
                    log.note("start \(id)")
                    // Ends only by being canceled.
                    let stream = AsyncStream<Never> { _ in }
                    for await _ in stream {}
                    log.note("cancelled \(id)")
                }
            }
        }
    }
}

@MainActor @Suite struct MemberTests {
    @MainActor @Observable final class Model {
        var isLoaded = false
        var items = ["A"]
        @ObservationIgnored var log: [String] = []
    }

    @Test("onAppear on a group runs for each of its views")
    func groupMembers() throws {
        struct Loading: View {
            let model: Model
            var body: some View {
                VStack {
                    Group { if model.isLoaded { Text("Detail") } }
                        .onAppear { model.log.append("appear") }
                        .onDisappear { model.log.append("disappear") }
                }
            }
        }
        let model = Model()
        let host = try mount { Loading(model: model) }
        #expect(model.log.isEmpty)
        model.isLoaded = true
        host.update()
        #expect(model.log == ["appear"])
        model.isLoaded = false
        host.update()
        #expect(model.log == ["appear", "disappear"])
        model.isLoaded = true
        host.update()
        #expect(model.log == ["appear", "disappear", "appear"])
    }

    @Test("An inner view appears before the outer one")
    func innerFirst() throws {
        let model = Model()
        _ = try mount {
            VStack { Text("x").onAppear { model.log.append("inner") } }
                .onAppear { model.log.append("outer") }
        }
        #expect(model.log == ["inner", "outer"])
    }

    @Test("A view that replaces another in a ForEach has its own background")
    func backgroundIsNotInherited() throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        struct List: View {
            let model: Model
            var body: some View {
                VStack {
                    ForEach(model.items, id: \.self) { Color.clear.frame(width: 40, height: 40).named($0) }
                        .background { Counting() }
                }
            }
        }
        let model = Model()
        let host = try mount { List(model: model) }
        try host.find(.button, "0").click()
        #expect(host.all(.button).map(\.label) == ["1"])
        model.items = ["X"]
        host.update()
        #expect(host.all(.button).map(\.label) == ["0"])
    }

    private struct Renamed: View {
        let log: Counter
        @State private var number = 1
        var body: some View {
            VStack {
                Button("Next") { number += 1 }
                Text("Named").onAppear { log.note("appear \(number)") }
                    .onDisappear { log.note("disappear \(number)") }
                    .id(number)
            }
        }
    }

    @Test("A replacement appears before the old view disappears")
    func order() throws {
        let log = Counter()
        let app = try mount { Renamed(log: log) }
        #expect(log.takeNotes() == ["appear 1"])
        try app.find(.button, "Next").click()
        #expect(log.takeNotes() == ["appear 2", "disappear 2"])
    }

    private struct Decorated: View {
        let loading: Loading
        let log: Counter
        var body: some View {
            Group {
                if let items = loading.items { Text(items.joined()) } else { ProgressView() }
            }
            .onAppear { log.note("appear") }
            .padding()
            .background(.red)
            .sheet(isPresented: .constant(false)) { Text("Sheet") }
        }
    }

    @Test("Safe areas, backgrounds and sheets do not change that order")
    func aloneDecorated() throws {
        let (loading, log) = (Loading(), Counter())
        let app = try mount { Decorated(loading: loading, log: log) }
        loading.items = ["Ready"]
        app.update()
        #expect(app.texts == ["Ready"])
        #expect(log.takeNotes() == ["appear"])
    }

    private struct Loader: View {
        let loading: Loading
        let log: Counter
        let isInStack: Bool

        @ViewBuilder private var content: some View {
            Group {
                if let items = loading.items { Text(items.joined()) } else { ProgressView() }
            }
            .onAppear { log.note("appear") }
            .onDisappear { log.note("disappear") }
        }

        var body: some View {
            if isInStack {
                VStack { content }
            } else {
                content
            }
        }
    }

    @Test(
        "A window's single root appears once; in a stack each view appears separately"
    )
    func alone() throws {
        for isInStack in [false, true] {
            let (loading, log) = (Loading(), Counter())
            let app = try mount { Loader(loading: loading, log: log, isInStack: isInStack) }
            #expect(log.takeNotes() == ["appear"])
            loading.items = ["Ready"]
            app.update()
            #expect(app.texts == ["Ready"])
            #expect(log.takeNotes() == (isInStack ? ["appear", "disappear"] : []))
            app.show { EmptyView() }
            #expect(log.takeNotes() == ["disappear"])
        }
        let log = Counter()
        _ = try mount { AnyView(EmptyView()).onAppear { log.note("appear") } }
        #expect(log.takeNotes() == ["appear"])
    }

    private struct LoadingTask: View {
        let loading: Loading
        let log: Counter
        var body: some View {
            Group {
                if let items = loading.items { Text(items.joined()) } else { ProgressView() }
            }
            .task {
                log.note("begin")
                loading.items = ["Ready"]
                await Task.yield()
                log.note(Task.isCancelled ? "cancelled" : "end")
            }
        }
    }

    @Test("A task on a window's root continues while the root's content changes")
    func taskAlone() async throws {
        let (loading, log) = (Loading(), Counter())
        let app = try mount { LoadingTask(loading: loading, log: log) }
        await app.settle { log.notes.count > 1 }
        app.update()
        #expect(log.takeNotes() == ["begin", "end"])
        #expect(app.texts == ["Ready"])
    }
}
