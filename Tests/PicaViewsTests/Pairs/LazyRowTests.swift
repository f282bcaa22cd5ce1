import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Every control as the row of every lazy container, with and without modifiers.
@MainActor @Suite struct LazyRowTests {
    enum Container: String, CaseIterable {
        case lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, list, form, sections
    }

    enum Dress: String, CaseIterable {
        case plain, padding, frame, id, background, onAppear, opacity, environment, conditional
    }

    @ViewBuilder private func row(_ control: SampleControl, _ dress: Dress, _ index: Int) -> some View {
        switch dress {
        case .plain: control.view
        case .padding: control.view.padding(4)
        case .frame: control.view.frame(maxWidth: 300)
        case .id: control.view.id("row \(index)")
        case .background: control.view.background(Color.blue)
        case .onAppear: control.view.onAppear {}
        case .opacity: control.view.opacity(0.9)
        case .environment: control.view.environment(\.isEnabled, true)
        case .conditional: if index >= 0 { control.view }
        }
    }

    @ViewBuilder private func rows(_ control: SampleControl, _ dress: Dress) -> some View {
        ForEach(0..<12, id: \.self) { index in row(control, dress, index).measured(index) }
    }

    @ViewBuilder private func content(
        _ control: SampleControl, in container: Container, _ dress: Dress
    ) -> some View {
        switch container {
        case .lazyVStack: ScrollView { LazyVStack { rows(control, dress) } }
        case .lazyHStack: ScrollView(.horizontal) { LazyHStack { rows(control, dress) } }
        case .lazyVGrid:
            ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(control, dress) } }
        case .lazyHGrid:
            ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { rows(control, dress) } }
        case .list: List { rows(control, dress) }
        case .form: Form { rows(control, dress) }
        case .sections:
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section("Head") { rows(control, dress) }
                }
            }
        }
    }

    @Test("A control has a size in every row of every lazy container", arguments: SampleControl.allCases)
    func sizes(control: SampleControl) throws {
        for container in Container.allCases {
            let dresses = container == .lazyVStack ? Dress.allCases : [.plain, .padding]
            for dress in dresses {
                Sizes.current = [:]
                let host = try mount(width: 400, height: 400) { content(control, in: container, dress) }
                host.update()
                let sizes = Sizes.current
                let alone = sizes[0] ?? .zero
                let made = sizes.keys.count
                #expect(made >= 2, "\(control) in \(container) with \(dress): \(made) rows are made")
                for (index, size) in sizes {
                    #expect(size == alone, "row \(index) of \(control) in \(container) with \(dress)")
                }
            }
        }
    }
}

@MainActor private enum Sizes {
    static var current: [Int: CGSize] = [:]
}

extension View {
    fileprivate func measured(_ index: Int) -> some View {
        background(
            GeometryReader { proxy in
                let _ = Sizes.current[index] = proxy.size
                Color.clear
            })
    }
}
