import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A single-line field that shows dots, an eye to reveal the text, and a sign while Caps Lock is on.
///
/// A click on the eye reveals the text, and the next hides it; it is also hidden when the field loses the focus. A
/// longer press reveals it only while it lasts.
struct SecretLine {
    private let input: FieldInput
    private let chrome: FieldChrome
    private let field: FieldTitle
    @State private var isCapsLockOn = false
    @State private var isRevealed = false
    @ScaledMetric private var signWidth: CGFloat = 26

    init(input: FieldInput, chrome: FieldChrome, field: FieldTitle) {
        self.input = input
        self.chrome = chrome
        self.field = field
    }
}

extension SecretLine: View {
    var body: some View {
        LineView(
            input: input, chrome: chrome, field: field,
            room: FieldRoom(trailing: signWidth * (isCapsLockOn ? 2 : 1)),
            signs: SecretSigns(width: signWidth, isCapsLockOn: $isCapsLockOn, isRevealed: $isRevealed)
        )
        // These are for show only: the field itself handles the presses, and so keeps the focus.
        .overlay(alignment: .trailing) {
            HStack(spacing: 0) {
                if isCapsLockOn {
                    sign("capslock").accessibilityLabel(Text(MenuWord(key: .capsLock)))
                }
                sign(isRevealed ? "eye.slash" : "eye").accessibilityHidden(true)
            }
            .foregroundStyle(.secondary)
            .allowsHitTesting(false)
        }
    }

    private func sign(_ name: String) -> some View {
        Image(systemName: name).imageScale(.small).frame(width: signWidth)
    }
}

/// The signs at the end of a secure field.
struct SecretSigns {
    /// The width of each sign, in points.
    let width: CGFloat
    /// Whether Caps Lock is on. The field sets it while it has the focus.
    let isCapsLockOn: Binding<Bool>
    /// Whether the text is visible. The field sets it.
    let isRevealed: Binding<Bool>
}
