import CPicaSDL
import Observation
import PicaUI

/// A form of settings: its first frame, one of them changed, all rescaled; a menu with as many entries, and a sheet
/// with some of the controls, each until it is seen.
@MainActor enum Controls {
    static var model = SettingsModel(count: 0)
    private static var count = 0

    /// Once the toolkit is ready: making them counts.
    static func makeModel() {
        if model.groups == 0 { model = SettingsModel(count: count) }
    }

    static func run(count: Int) {
        self.count = count
        let name = "controls.\(count)"
        Frames.run(ControlsApp.self) { first in
            Report.emit("\(name).first_frame", first - Frames.ready, "ms")
            _ = await Settling.wait()
            Memory.emit(name)
            ScreenShot.check("\(name).check")

            await emit("\(name).change", 40) { model.isOn[$0 % 3].toggle() }
            await emit("\(name).rescale", 8) { model.size = $0 % 2 == 0 ? .xxLarge : .large }
            await emit("\(name).menu", 10) { _ in
                Events.click(x: 60, y: 20)
            } back: {
                Events.press(SDLK_ESCAPE, modifiers: KMOD_NONE)
            }
            await emit("\(name).sheet", 10) { _ in
                model.showsSheet = true
            } back: {
                model.showsSheet = false
            }
        }
    }

    /// How long it takes each time until a change is seen.
    private static func emit(
        _ name: String, _ turns: Int, _ change: (Int) -> Void, back: (() -> Void)? = nil
    ) async {
        var times: [Double] = []
        for turn in 0..<turns {
            guard let time = await Frames.duration({ change(turn) }) else { break }
            times.append(time)
            _ = await Settling.wait()
            guard let back else { continue }
            back()
            _ = await Settling.wait()
        }
        Report.emit(name, times)
    }
}

@MainActor @Observable final class SettingsModel {
    /// Four of each control.
    let groups: Int
    let entries: Int
    var isOn: [Bool]
    var amounts: [Double]
    var choices: [Int]
    var names: [String]
    var size = DynamicTypeSize.large
    var showsSheet = false

    init(count: Int) {
        (groups, entries) = (count / 4, count)
        isOn = Array(repeating: false, count: groups)
        amounts = Array(repeating: 0.5, count: groups)
        choices = Array(repeating: 1, count: groups)
        names = (0..<groups).map { Content.label($0, version: 0) }
    }
}

struct ControlsApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        let _ = Controls.makeModel()
        WindowGroup("Settings") { SettingsWindow(model: Controls.model) }
            .defaultSize(Content.windowSize)
    }
}

private struct SettingsWindow: View {
    @Bindable var model: SettingsModel

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Menu("Entries") {
                ForEach(0..<model.entries, id: \.self) { Button("Entry \($0)") {} }
            }
            .frame(width: 120, height: 40)
            Form { ForEach(0..<model.groups, id: \.self) { SettingsGroup(model: model, index: $0) } }
                .formStyle(.grouped)
        }
        .dynamicTypeSize(model.size)
        .sheet(isPresented: $model.showsSheet) {
            Form { ForEach(0..<3) { SettingsGroup(model: model, index: $0) } }
                .formStyle(.grouped)
                .frame(width: 400, height: 400)
        }
    }
}

private struct SettingsGroup: View {
    @Bindable var model: SettingsModel
    let index: Int

    var body: some View {
        Toggle("Setting \(index)", isOn: $model.isOn[index])
        Slider(value: $model.amounts[index]) { Text("Amount") }
        Picker("Choice", selection: $model.choices[index]) {
            ForEach(0..<4) { Text("Choice \($0)") }
        }
        TextField("Name", text: $model.names[index])
    }
}
