import PicaUI

/// A form that has one size at a time, whose window follows it.
struct SizedForm: View {
    @State private var size = CGSize(width: 300, height: 200)
    @State private var isFlexible = false

    var body: some View {
        VStack {
            Button("Grow") { size = CGSize(width: 360, height: 240) }.keyboardShortcut("g")
            Button("Shrink") { size = CGSize(width: 200, height: 120) }.keyboardShortcut("s")
            Button("Free") { isFlexible = true }.keyboardShortcut("f")
        }
        .frame(minWidth: size.width, maxWidth: isFlexible ? size.width + 100 : size.width)
        .frame(minHeight: size.height, maxHeight: size.height)
        .onAppear { say("open") }
    }
}
