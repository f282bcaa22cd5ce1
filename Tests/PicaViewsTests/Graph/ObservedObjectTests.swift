import Combine
import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

@MainActor private class Model: ObservableObject {
    @Published var name = "Ada"
    @Published var age = 36
    @Published var opacity = 1.0
    nonisolated init() {}
}

private final class Special: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 1
}

@MainActor @Observable private final class Place {
    var number = 0
    var id = 0
    var isShown = true
    var model = Model()
}

/// Counts how often objects are made.
@MainActor private final class Made {
    static var count = 0
}

@MainActor private final class CountedModel: ObservableObject {
    @Published var taps = 0
    init() { Made.count += 1 }
}

@MainActor @Suite(.serialized) struct ObservedObjectTests {
    private struct Holder: View {
        @StateObject private var model = Model()
        let bodies: Counter
        let inner: Counter

        var body: some View {
            let _ = bodies.add()
            VStack {
                Text("\(model.name), \(model.age)")
                Renamer(name: $model.name, bodies: inner)
                Unrelated(bodies: inner)
                Button("Twice") {
                    model.age += 1
                    model.age += 1
                }
            }
        }
    }

    private struct Renamer: View {
        @Binding var name: String
        let bodies: Counter

        var body: some View {
            let _ = bodies.note("renamer")
            Button("Rename \(name)") { name += "!" }
        }
    }

    private struct Unrelated: View {
        let bodies: Counter

        var body: some View {
            let _ = bodies.note("unrelated")
            Text("x")
        }
    }

    @Test(
        "An object's change evaluates its view once a frame, and only the affected inner views"
    )
    func narrow() throws {
        let (bodies, inner) = (Counter(), Counter())
        let app = try mount { Holder(bodies: bodies, inner: inner) }
        #expect(app.texts.first == "Ada, 36")
        _ = (bodies.take(), inner.takeNotes())
        try app.find(.button, "Twice").click()
        #expect(app.texts.first == "Ada, 38")
        #expect(bodies.take() == 1)
        #expect(inner.takeNotes().isEmpty)
    }

    @Test("A binding to an object's property writes to it, and its readers follow")
    func binding() throws {
        let (bodies, inner) = (Counter(), Counter())
        let app = try mount { Holder(bodies: bodies, inner: inner) }
        _ = (bodies.take(), inner.takeNotes())
        try app.find(.button, "Rename Ada").click()
        try app.find(.button, "Rename Ada!").click()
        #expect(app.texts.first == "Ada!!, 36")
        #expect(bodies.take() == 2)
        #expect(inner.takeNotes() == ["renamer", "renamer"])
    }

    private struct Owner: View {
        let number: Int
        @StateObject private var model = CountedModel()

        var body: some View {
            Button("\(number): \(model.taps)") { model.taps += 1 }
        }
    }

    private struct Outer: View {
        let place: Place

        var body: some View {
            if place.isShown { Owner(number: place.number).id(place.id) }
        }
    }

    @Test("A StateObject is created once for the view's identity")
    func stateObject() throws {
        Made.count = 0
        let place = Place()
        let app = try mount { Outer(place: place) }
        try app.find(.button, "0: 0").click()
        place.number = 1
        app.update()
        _ = try app.find(.button, "1: 1")
        #expect(Made.count == 1)
        place.id = 1
        app.update()
        _ = try app.find(.button, "1: 0")
        #expect(Made.count == 2)
    }

    @Test("A StateObject is released with its view")
    func lifetime() async throws {
        struct Screen: View {
            @StateObject var model: Model

            init(_ model: @autoclosure @escaping () -> Model) {
                _model = StateObject(wrappedValue: model())
            }

            var body: some View {
                Text(model.name).environmentObject(model).onReceive(model.$age) { _ in }
            }
        }
        final class Holder { weak var model: Model? }
        let holder = Holder()
        let app = try mount { EmptyView() }
        _ = app.damage {
            app.show {
                Screen(
                    {
                        let model = Model()
                        holder.model = model
                        return model
                    }())
            }
            #expect(holder.model != nil)
            app.show { EmptyView() }
        }
        await app.settle { holder.model == nil }
        #expect(holder.model == nil)
    }

    private struct Watcher: View {
        @ObservedObject var model: Model
        let bodies: Counter

        var body: some View {
            let _ = bodies.add()
            Text(model.name)
        }
    }

    private struct Exchanger: View {
        let place: Place
        let bodies: Counter
        var body: some View { Watcher(model: place.model, bodies: bodies) }
    }

    @Test("A view given another object observes only the new one")
    func exchanged() throws {
        let (place, bodies, first) = (Place(), Counter(), Model())
        place.model = first
        let app = try mount { Exchanger(place: place, bodies: bodies) }
        let second = Model()
        second.name = "Grace"
        place.model = second
        app.update()
        #expect(app.texts == ["Grace"])
        _ = bodies.take()
        first.name = "nobody"
        app.update()
        #expect(bodies.take() == 0)
        second.name = "Barbara"
        app.update()
        #expect(app.texts == ["Barbara"])
        #expect(bodies.take() == 1)
    }

    private struct Reader: View {
        @EnvironmentObject private var model: Model

        var body: some View {
            VStack {
                Text(model.name)
                TextField("Name", text: $model.name)
            }
        }
    }

    private struct Giver: View {
        let place: Place
        var body: some View { VStack { Reader() }.environmentObject(place.model) }
    }

    @Test("An environment object is found by type, observed and replaced")
    func environmentObject() throws {
        let place = Place()
        let app = try mount { Giver(place: place) }
        #expect(app.texts == ["Ada"])
        place.model.name = "Grace"
        app.update()
        #expect(app.texts == ["Grace"])
        try app.find(.textField, "Name").click()
        app.press(.end)
        app.type("!")
        #expect(place.model.name == "Grace!")
        #expect(app.texts == ["Grace!"])
        let other = Model()
        place.model = other
        app.update()
        #expect(app.texts == ["Ada"])
        other.name = "Barbara"
        app.update()
        #expect(app.texts == ["Barbara"])
    }

    private struct SpecialView: View {
        @ObservedObject var special: Special
        var body: some View { Text("\(special.value)") }
    }

    @Test("An object with its own publisher is observed, too")
    func ownPublisher() throws {
        let special = Special()
        let app = try mount { SpecialView(special: special) }
        special.value = 2
        app.update()
        #expect(app.texts == ["1"])
        special.objectWillChange.send()
        special.value = 3
        app.update()
        #expect(app.texts == ["3"])
    }

    private struct Fading: View {
        @ObservedObject var model: Model
        var body: some View { Rectangle().fill(.black).opacity(model.opacity).background(Color.white) }
    }

    private func darkness(_ host: TestHost) -> Double {
        1 - Double(host.paintedScreen()[50, 50] >> 16 & 255) / 255
    }

    @Test("An object change in withAnimation animates")
    func animation() throws {
        let model = Model()
        let host = try mount(width: 100, height: 100) { Fading(model: model) }
        withAnimation(.linear(duration: 1)) { model.opacity = 0 }
        host.update()
        #expect(darkness(host) > 0.99)
        host.advance(by: 0.5)
        #expect(abs(darkness(host) - 0.5) < 0.03)
        host.advance(by: 0.6)
        #expect(darkness(host) < 0.01)
    }

    private final class Worker: ObservableObject, @unchecked Sendable {
        @Published var value = 0
    }

    private struct WorkerView: View {
        @ObservedObject var worker: Worker
        var body: some View { Text("\(worker.value)") }
    }

    @Test("Changes on other threads show, too")
    func threads() async throws {
        let worker = Worker()
        let app = try mount { WorkerView(worker: worker) }
        await Task.detached { for value in 1...100 { worker.value = value } }.value
        await app.settle { app.texts == ["100"] }
        #expect(app.texts == ["100"])
    }

    @Test("Rows that return in a lazy stack have their old objects")
    func rows() throws {
        Made.count = 0
        let app = try mount(width: 200, height: 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<200, id: \.self) { Owner(number: $0).frame(height: 20) }
                }
            }
        }
        app.update()
        try app.find(.button, "0: 0").click()
        // A row with the keyboard would stay.
        app.click(at: CGPoint(x: 1, y: 1))
        app.scroll(at: CGPoint(x: 50, y: 50), y: 2000)
        app.update()
        #expect(app.all(.button, "0: 1").isEmpty)
        app.scroll(at: CGPoint(x: 50, y: 50), y: -2000)
        app.update()
        _ = try app.find(.button, "0: 1")
        #expect(Made.count < 60)
    }

    private struct Clock: View {
        let subject: PassthroughSubject<Int, Never>
        let bodies: Counter
        @State private var sum = 0

        var body: some View {
            let _ = bodies.add()
            Text("\(sum)").onReceive(subject) { sum += $0 }
        }
    }

    private struct Switcher: View {
        @ObservedObject var model: Model
        let subjects: [PassthroughSubject<Int, Never>]
        let bodies: Counter

        var body: some View {
            if model.age > 0 { Clock(subject: subjects[model.age % 2], bodies: bodies) }
        }
    }

    @Test(
        "onReceive runs for the current view and publisher, and ends with the view"
    )
    func receiving() throws {
        let (model, bodies) = (Model(), Counter())
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject()]
        let app = try mount { Switcher(model: model, subjects: subjects, bodies: bodies) }
        _ = bodies.take()
        subjects[0].send(1)
        subjects[0].send(2)
        subjects[1].send(10)
        app.update()
        #expect(app.texts == ["3"])
        #expect(bodies.take() == 1)
        model.age = 37
        app.update()
        subjects[0].send(5)
        subjects[1].send(20)
        app.update()
        #expect(app.texts == ["23"])
        model.age = 0
        app.update()
        _ = bodies.take()
        subjects[1].send(30)
        app.update()
        #expect(app.texts.isEmpty)
        #expect(bodies.take() == 0)
    }

    @Test("A publisher with a current value sends it to a new view")
    func receivingAtOnce() throws {
        struct Current: View {
            let subject: CurrentValueSubject<Int, Never>
            @State private var value = 0
            var body: some View { Text("\(value)").onReceive(subject) { value = $0 } }
        }
        let app = try mount { Current(subject: CurrentValueSubject(7)) }
        #expect(app.texts == ["7"])
    }

    @Test("Values sent on another thread arrive on the main thread")
    func receivingElsewhere() async throws {
        let (subject, bodies) = (PassthroughSubject<Int, Never>(), Counter())
        let app = try mount { Clock(subject: subject, bodies: bodies) }
        await Task.detached { for value in 1...10 { subject.send(value) } }.value
        await app.settle { app.texts == ["55"] }
        #expect(app.texts == ["55"])
    }

    @Test("SubscriptionView is the result of onReceive")
    func subscriptionView() throws {
        let subject = PassthroughSubject<String, Never>()
        let notes = Counter()
        let app = try mount {
            SubscriptionView(content: Text("x"), publisher: subject) { notes.note($0) }
        }
        subject.send("a")
        #expect(notes.takeNotes() == ["a"])
        #expect(app.texts == ["x"])
    }

    @Test("A change made in onAppear shows in the same frame")
    func changeInEffect() throws {
        struct Late: View {
            @StateObject private var model = Model()
            var body: some View { Text(model.name).onAppear { model.name = "Grace" } }
        }
        #expect(try mount { Late() }.texts == ["Grace"])
    }

    @Test("Views with objects shown and removed repeatedly do not leak memory")
    func memory() throws {
        struct Screen: View {
            @StateObject private var model = Model()
            let shared: Model

            var body: some View {
                Watcher(model: shared, bodies: Counter()).environmentObject(model)
                    .onReceive(shared.$age) { _ in }
            }
        }
        let (host, shared) = (try mount { EmptyView() }, Model())
        func turn() {
            _ = host.damage {
                host.show { Screen(shared: shared) }
                host.show { EmptyView() }
            }
        }
        for _ in 0..<50 { turn() }
        let grown = Heap.growth { for _ in 0..<500 { turn() } }
        #expect(grown < 100_000, "\(grown) bytes are left of five hundred screens")
    }
}
