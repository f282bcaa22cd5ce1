import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A well that shows a color and opens the panel that changes it.
struct ColorWell {
    @Binding private var selection: Color
    private let supportsOpacity: Bool
    @State private var isOpen = false
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.picaTheme) private var theme
    @ScaledMetric private var height: CGFloat = 26

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        _selection = selection
        self.supportsOpacity = supportsOpacity
    }
}

extension ColorWell: View {
    var body: some View {
        ColorSample(color: selection, radius: theme.cornerRadius)
            .frame(width: height * 1.7, height: height)
            .alignmentGuide(.firstTextBaseline) { $0.height * 0.72 }
            .opacity(!isEnabled ? 0.5 : isPressed ? 0.8 : 1)
            .modifier(Pressable(isPressed: $isPressed) { isOpen = true })
            .accessibilityValue(Text(ColorName(color: selection)))
            .popover(isPresented: $isOpen) {
                // The window may be lower than the panel.
                ScrollView {
                    ColorPanel(selection: selection, supportsOpacity: supportsOpacity) { color, _ in
                        selection = color
                    }
                    .padding(12)
                }
            }
    }
}
