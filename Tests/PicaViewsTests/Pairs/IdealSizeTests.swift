import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

/// A divider is as long as the stack that it is in.
private let controls = SampleControl.allCases.filter { $0 != .divider }

/// Every control in every container that has room for it.
@MainActor @Suite struct IdealSizeTests {
    enum Container: String, CaseIterable {
        case hStack, hStackWithSpacer, hStackWithText, vStack, zStack, grid, lazyVStack, scrollView, groupBox
        case overlay, viewThatFits, topLeading
    }

    @ViewBuilder private func content(_ control: SampleControl, in container: Container) -> some View {
        let view = control.view.named("control")
        switch container {
        case .hStack: HStack { view }
        case .hStackWithSpacer:
            HStack {
                view
                Spacer()
            }
        case .hStackWithText:
            HStack {
                Text("Some words before it")
                view
                Text("and some more behind")
                Spacer()
            }
        case .vStack:
            VStack(alignment: .leading) {
                Text("Above")
                view
            }
        case .zStack: ZStack { view }
        case .grid:
            Grid {
                GridRow {
                    Text("Before")
                    view
                }
            }
        case .lazyVStack: ScrollView { LazyVStack { view } }
        case .scrollView: ScrollView { view }
        case .groupBox: GroupBox { view }
        case .overlay: Color.red.overlay { view }
        case .viewThatFits: ViewThatFits { view }
        case .topLeading: view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func size(_ content: some View) throws -> CGSize {
        try mount(width: 1200, height: 900) { content }.frame("control").size
    }

    @Test("A control that does not grow has its ideal size in every container", arguments: controls)
    func idealSize(control: SampleControl) throws {
        let ideal = try size(control.view.named("control").fixedSize())
        let largest = try size(control.view.named("control").frame(width: 1200, height: 900))
        for container in Container.allCases {
            let shown = try size(content(control, in: container))
            let hugged = try size(content(control, in: container).fixedSize())
            if abs(largest.width - ideal.width) < 0.01 {
                #expect(abs(shown.width - ideal.width) < 0.01, "\(container): \(shown), ideal \(ideal)")
            }
            if abs(largest.height - ideal.height) < 0.01 {
                #expect(abs(shown.height - ideal.height) < 0.01, "\(container): \(shown), ideal \(ideal)")
            }
            // A window that opens as large as its content has all of the control on one line.
            if abs(largest.height - ideal.height) < 0.01, container != .overlay {
                #expect(
                    abs(hugged.height - ideal.height) < 0.01,
                    "\(container), hugged: \(hugged), ideal \(ideal)")
            }
        }
    }
}
