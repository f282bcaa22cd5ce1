import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Says what it finds in its environment.
private struct Surroundings: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.controlActiveState) private var state
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        Text(
            verbatim: "\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high")"
        )
        Text(verbatim: "\(state) \(appearsActive ? "active" : "idle")")
        Text(verbatim: "\(pixel)")
    }
}

@MainActor @Suite struct WindowEnvironmentTests {
    @Test("Views know their window's size classes as it resizes")
    func sizeClasses() throws {
        let app = try mount(width: 800, height: 600) { Surroundings() }
        #expect(app.shows("wide high"))
        app.resize(to: CGSize(width: 599, height: 600))
        app.update()
        #expect(app.shows("narrow high"))
        app.resize(to: CGSize(width: 600, height: 439))
        app.update()
        #expect(app.shows("wide low"))
    }

    @Test("Views know whether their window is active")
    func activity() throws {
        let app = try mount { Surroundings() }
        #expect(app.shows("key active"))
        app.setWindowFocused(false)
        app.update()
        #expect(app.shows("inactive idle"))
        app.setWindowFocused(true)
        app.update()
        #expect(app.shows("key active"))
    }

    @Test("An app can override these for a part of the window")
    func own() throws {
        let app = try mount(width: 800, height: 600) {
            Surroundings()
                .environment(\.horizontalSizeClass, .compact)
                .environment(\.verticalSizeClass, nil)
                .environment(\.appearsActive, false)
        }
        #expect(app.shows("narrow high"))
        #expect(app.shows("inactive idle"))
        app.show { Surroundings().environment(\.controlActiveState, .active) }
        #expect(app.shows("active active"))
    }

    @Test("The pixel length follows the screen's scale")
    func pixels() throws {
        #expect(try mount(scale: 2) { Surroundings() }.shows("0.5"))
    }

    @Test("Settings that no desktop has read as their defaults")
    func accessibility() {
        var values = EnvironmentValues()
        #expect(!values.accessibilityVoiceOverEnabled)
        #expect(!values.accessibilityEnabled)
        #expect(!values.accessibilitySwitchControlEnabled)
        #expect(!values.accessibilityInvertColors)
        #expect(!values.accessibilityShowButtonShapes)
        #expect(!values.accessibilityLargeContentViewerEnabled)
        #expect(!values.accessibilityQuickActionsEnabled)
        #expect(!values.accessibilityDimFlashingLights)
        #expect(!values.isLuminanceReduced)
        #expect(values.accessibilityPlayAnimatedImages)
        values.accessibilityReduceMotion = true
        #expect(!values.accessibilityPlayAnimatedImages)
    }
}
