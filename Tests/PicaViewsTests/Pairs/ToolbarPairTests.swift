import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Every control as an item of a toolbar, at every place, in everything that has a bar.
@MainActor @Suite struct ToolbarPairTests {
    enum Place: String, CaseIterable {
        case automatic, principal, navigation, confirmationAction, cancellationAction, status, bottomBar

        var placement: ToolbarItemPlacement {
            switch self {
            case .automatic: .automatic
            case .principal: .principal
            case .navigation: .navigation
            case .confirmationAction: .confirmationAction
            case .cancellationAction: .cancellationAction
            case .status: .status
            case .bottomBar: .bottomBar
            }
        }
    }

    enum Container: String, CaseIterable { case window, stack, split, tabs, sheet }

    private struct Page: View {
        let control: SampleControl
        let placement: ToolbarItemPlacement

        var body: some View {
            Text("Body")
                .accessibilityIdentifier("body")
                .toolbar {
                    ToolbarItem(placement: placement) {
                        control.view.onGeometryChange(for: CGRect.self) {
                            $0.frame(in: .global)
                        } action: {
                            Frames.item = $0
                        }
                    }
                }
        }
    }

    @ViewBuilder private func content(_ container: Container, _ page: Page) -> some View {
        switch container {
        case .window: page
        case .stack: NavigationStack { page.navigationTitle("Title") }
        case .split:
            NavigationSplitView {
                Text("Sidebar")
            } detail: {
                page
            }
        case .tabs: TabView { page.tabItem { Text("Tab") } }
        case .sheet: Color.clear.sheet(isPresented: .constant(true)) { page.frame(width: 400, height: 200) }
        }
    }

    @Test("It has a size and fits in the window", arguments: SampleControl.allCases)
    func sizes(control: SampleControl) throws {
        for container in Container.allCases {
            for place in Place.allCases {
                Frames.item = nil
                let host = try mount(width: 700, height: 700) {
                    content(container, Page(control: control, placement: place.placement))
                }
                host.advance(by: 1)
                let pair = "\(control) as \(place) in \(container)"
                let frame = try #require(Frames.item, "\(pair) is not there")
                #expect(frame.width > 0 && frame.height > 0, "\(pair): \(frame)")
                #expect(
                    CGRect(x: -1, y: -1, width: 702, height: 702).contains(frame), "\(pair): \(frame)")
                let body = try host.find(identifier: "body").frame
                #expect(!frame.intersects(body), "\(pair) covers what is below")
            }
        }
    }
}

@MainActor private enum Frames {
    static var item: CGRect?
}
