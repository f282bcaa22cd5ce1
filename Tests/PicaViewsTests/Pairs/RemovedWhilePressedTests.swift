import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isShown = true
    var hasControl = true
}

/// A control that is removed while pressed, in any container.
@MainActor @Suite struct RemovedWhilePressedTests {
    enum Place: String, CaseIterable {
        case window, sheet, popover, list, lazyStack, sheetList, sheetOverSheet

        var hasLayer: Bool {
            switch self {
            case .window, .list, .lazyStack: false
            case .sheet, .popover, .sheetList, .sheetOverSheet: true
            }
        }
    }

    private struct Content: View {
        @Bindable var model: Model
        let control: SampleControl

        var body: some View {
            VStack {
                Text("beside")
                if model.hasControl { control.view.named("control").draggable("dragged") }
            }
            .frame(width: 260, height: 260)
        }
    }

    private struct Row: View {
        let model: Model
        let control: SampleControl

        var body: some View {
            List { if model.hasControl { control.view.named("control") } }.frame(width: 260, height: 260)
        }
    }

    private struct Page: View {
        @Bindable var model: Model
        let control: SampleControl
        let place: Place

        var body: some View {
            switch place {
            case .window: Content(model: model, control: control)
            case .list: Row(model: model, control: control)
            case .lazyStack:
                ScrollView { LazyVStack { Content(model: model, control: control) } }
            case .sheet:
                Text("behind").sheet(isPresented: $model.isShown) { Content(model: model, control: control) }
            case .popover:
                Text("behind").popover(isPresented: $model.isShown) {
                    Content(model: model, control: control)
                }
            case .sheetList:
                Text("behind").sheet(isPresented: $model.isShown) { Row(model: model, control: control) }
            case .sheetOverSheet:
                Text("behind").sheet(isPresented: .constant(true)) {
                    Text("between").sheet(isPresented: $model.isShown) {
                        Content(model: model, control: control)
                    }
                }
            }
        }
    }

    @Test("A control removed while it is pressed affects nothing else", arguments: SampleControl.allCases)
    func removed(control: SampleControl) throws {
        for place in Place.allCases {
            for layerGoes in place.hasLayer ? [false, true] : [false] {
                let model = Model()
                let host = try mount(width: 400, height: 400) {
                    Page(model: model, control: control, place: place)
                }
                host.advance(by: 1)
                let frame = try host.frame("control")
                let point = CGPoint(x: frame.midX, y: frame.midY)
                host.pressPointer(at: point)
                host.movePointer(to: CGPoint(x: point.x + 2, y: point.y))
                if layerGoes { model.isShown = false } else { model.hasControl = false }
                host.advance(by: 1)
                #expect(host.all(.group, "control").isEmpty, "\(control) in \(place)")
                host.movePointer(to: CGPoint(x: point.x + 30, y: point.y + 30))
                host.advance(by: 1)
                host.releasePointer(at: CGPoint(x: point.x + 30, y: point.y + 30))
                host.press(.tab)
                host.type("x")
                _ = host.paintedScreen()
            }
        }
    }
}
