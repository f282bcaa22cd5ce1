import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Every control does by its actions alone what it does by pointer and keys.
@MainActor @Suite struct ControlActionTests {
    private func mounted(
        _ control: ActingControl, _ model: Controlled, in container: ControlContainer, isEnabled: Bool = true
    ) throws -> TestHost {
        let app = try mount(width: 600, height: 600) { container(control.view(model)).disabled(!isEnabled) }
        app.update()
        return app
    }

    @Test(
        "An action changes what it should, wherever the control stands",
        arguments: ActingControlKind.allCases, ControlContainer.allCases)
    func acting(kind: ActingControlKind, container: ControlContainer) throws {
        let (control, model) = (kind.control, Controlled())
        let app = try mounted(control, model, in: container)
        let element = try app.find(control.role, control.label)
        #expect(element.isEnabled)
        #expect(element.actions.contains(control.action), "\(element.actions)")
        #expect(Set(element.actions).count == element.actions.count)
        #expect(!control.happened(model, app))
        try element.perform(control.action)
        app.advance(by: 1)
        #expect(control.happened(model, app))
    }

    @Test(
        "A disabled control has its role, and only scrolls into view",
        arguments: ActingControlKind.allCases, ControlContainer.allCases)
    func disabled(kind: ActingControlKind, container: ControlContainer) throws {
        let control = kind.control
        // A disabled view that only takes clicks has no control that could be disabled.
        guard control.role != .group, kind != .tapped else { return }
        let app = try mounted(control, Controlled(), in: container, isEnabled: false)
        let element = try app.find(control.role, control.label)
        #expect(!element.isEnabled)
        #expect(element.actions.filter { $0 != .scrollIntoView } == [])
        #expect(throws: TestFailure.self) { try element.perform(control.action) }
        #expect(throws: TestFailure.self) { try element.setNumber(1) }
    }

    @Test("An action that the app sets comes instead of the control's own")
    func overridden() throws {
        let model = Controlled()
        let log = Counter()
        let app = try mount {
            Button("Act") { model.presses += 1 }.accessibilityAction { log.note("own") }
            Text("Item").accessibilityAction(.showMenu) { log.note("menu") }
                .contextMenu { Button("In") {} }
        }
        try app.find(.button, "Act").perform(.main)
        #expect(log.takeNotes() == ["own"] && model.presses == 0)
        try app.find(.staticText, "Item").perform(.showMenu)
        #expect(log.takeNotes() == ["menu"] && app.all(.menu).isEmpty)
    }

    @Test(
        "A view combined into one element is clicked as a whole, unless it is disabled",
        arguments: [true, false])
    func combined(isEnabled: Bool) throws {
        let model = Controlled()
        let app = try mount {
            HStack {
                Text("Name")
                Text("Ada")
            }
            .onTapGesture { model.presses += 1 }
            .accessibilityElement(children: .combine)
            .disabled(!isEnabled)
        }
        let row = try app.find(.staticText, "Name, Ada")
        #expect(row.actions == (isEnabled ? [.main] : []))
        if isEnabled { try row.perform(.main) }
        #expect(model.presses == (isEnabled ? 1 : 0))
    }

    @Test("A click made of a tap gesture does nothing while the gesture is off")
    func maskedTap() throws {
        let model = Controlled()
        let app = try mount {
            Text("Off").gesture(TapGesture().onEnded { model.presses += 1 }, isEnabled: false)
            Text("Drag").gesture(DragGesture())
        }
        #expect(try app.find(.staticText, "Off").actions == [])
        #expect(try app.find(.staticText, "Drag").actions == [])
    }
}
