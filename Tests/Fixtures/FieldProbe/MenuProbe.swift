import PicaUI

/// The form in a window with menus.
struct MenuProbe: App {
    var body: some Scene {
        WindowGroup("Menus") { FieldForm() }
            .defaultSize(FieldProbe.size)
            .commands {
                TextEditingCommands()
                CommandMenu("Say") {
                    Button("Hello") { say("hello") }.keyboardShortcut("k")
                    Button("Good Evening") { say("good evening") }
                }
            }
    }
}
