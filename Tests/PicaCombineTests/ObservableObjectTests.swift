import Combine
import Foundation
import Testing

@Suite struct ObservableObjectTests {
    private class Model: ObservableObject {
        @Published var name = "Ada"
        @Published var age = 36
        var note = ""
    }

    private final class Special: Model {
        @Published var rank = 1
    }

    private final class Plain: ObservableObject {
        var count = 0 {
            willSet { objectWillChange.send() }
        }
    }

    private final class Custom: ObservableObject {
        let objectWillChange = PassthroughSubject<String, Never>()
        @Published var value = 0
    }

    private class Empty: ObservableObject {}

    private final class Late: Empty {
        @Published var value = 0
    }

    @Test("An object announces each change of its published properties, and nothing else")
    func objectWillChange() {
        let model = Model()
        nonisolated(unsafe) var seen: [String] = []
        let sink = model.objectWillChange.sink { [unowned model] in seen.append("\(model.name) \(model.age)")
        }
        model.name = "Grace"
        model.age = 85
        model.note = "unseen"
        model.age = 85
        #expect(seen == ["Ada 36", "Grace 36", "Grace 85"])
        sink.cancel()
        model.age = 1
        #expect(seen.count == 3)
    }

    @Test("Its publisher stays the same object")
    func samePublisher() {
        let (model, plain) = (Model(), Plain())
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(plain.objectWillChange === plain.objectWillChange)
        #expect(model.objectWillChange !== Model().objectWillChange)
    }

    @Test("Properties of subclasses announce, too, even if the superclass has none")
    func subclasses() {
        let special = Special()
        nonisolated(unsafe) var count = 0
        let sink = (special as Model).objectWillChange.sink { count += 1 }
        special.rank = 2
        special.name = "Grace"
        let late = Late()
        let other = (late as Empty).objectWillChange.sink { count += 1 }
        late.value = 1
        #expect(count == 3)
        withExtendedLifetime((sink, other)) {}
    }

    @Test("A class without published properties announces by itself")
    func byHand() {
        let plain = Plain()
        nonisolated(unsafe) var seen: [Int] = []
        let sink = plain.objectWillChange.sink { [unowned plain] in seen.append(plain.count) }
        plain.count = 1
        plain.count = 2
        #expect(seen == [0, 1])
        withExtendedLifetime(sink) {}
    }

    @Test("A publisher declared by the class is its own")
    func ownPublisher() {
        let custom = Custom()
        let recorder = custom.objectWillChange.recorded()
        custom.value = 1
        #expect(recorder.values.isEmpty)
        custom.objectWillChange.send("now")
        #expect(recorder.values == ["now"])
    }

    @Test("A property's publisher sends its value and then each new one before the change")
    func published() {
        let model = Model()
        nonisolated(unsafe) var seen: [String] = []
        let sink = model.$name.sink { [unowned model] in seen.append("\($0) for \(model.name)") }
        model.name = "Grace"
        #expect(seen == ["Ada for Ada", "Grace for Ada"])
        #expect(model.name == "Grace")
        withExtendedLifetime(sink) {}
        #expect(model.$name.first().recorded().values == ["Grace"])
    }

    @Test("The object announces first, then the property")
    func order() {
        let model = Model()
        nonisolated(unsafe) var seen: [String] = []
        let sinks = [
            model.$name.dropFirst().sink { seen.append($0) },
            model.objectWillChange.sink { seen.append("object") },
        ]
        model.name = "Grace"
        #expect(seen == ["object", "Grace"])
        withExtendedLifetime(sinks) {}
    }

    @Test("Setting a property during its change is announced, and the outer value wins")
    func reentrancy() {
        let model = Model()
        nonisolated(unsafe) var seen: [String] = []
        let sink = model.$name.sink { [unowned model] in
            seen.append($0)
            if $0 == "Grace" { model.name = "Barbara" }
        }
        model.name = "Grace"
        #expect(seen == ["Ada", "Grace", "Barbara"])
        #expect(model.name == "Grace")
        withExtendedLifetime(sink) {}
    }

    @Test("A publisher can be assigned to a property for its lifetime, and its object announces")
    func assigning() {
        let watched = Weak()
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var cancelled = false
        do {
            let model = Model()
            watched.note(model)
            nonisolated(unsafe) var told = 0
            let sink = model.objectWillChange.sink { told += 1 }
            subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &model.$age)
            subject.send(40)
            #expect(model.age == 40)
            #expect(told == 1)
            model.$name.map(\.count).assign(to: &model.$age)
            #expect(model.age == 3)
            model.name = "Grace"
            #expect(model.age == 5)
            withExtendedLifetime(sink) {}
        }
        #expect(watched.left == 0)
        #expect(cancelled)
    }

    @Test("A hundred thousand objects and their subscribers leave no memory behind")
    func memory() {
        let watched = Weak()
        for step in 0..<100_000 {
            let (model, plain, token) = (Model(), Plain(), Token())
            if step % 1000 == 0 {
                for object in [model, plain, token] as [AnyObject] { watched.note(object) }
            }
            var sinks: Set<AnyCancellable> = []
            model.objectWillChange.sink { withExtendedLifetime(token) {} }.store(in: &sinks)
            plain.objectWillChange.sink { withExtendedLifetime(token) {} }.store(in: &sinks)
            model.$name.sink { _ in withExtendedLifetime(token) {} }.store(in: &sinks)
            model.name = "Grace"
            plain.count = 1
        }
        #expect(watched.left == 0)
    }

    @Test("Properties can be set and read on many threads", arguments: [1, 2])
    func threads(round: Int) {
        let model = Model()
        let recorder = model.$age.recorded()
        nonisolated(unsafe) let shared = model
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for step in 0..<500 {
                shared.age = thread * 1000 + step
                _ = shared.age
            }
        }
        #expect(recorder.values.count == 4001)
        #expect(recorder.values.last == model.age)
    }
}
