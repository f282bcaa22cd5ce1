import Foundation
import PicaGraph

/// A field of one line that shows dots, an eye that shows what was typed, and a sign while Caps Lock is on.
///
/// A click turns the eye on, and off again; it goes off when the field loses the keyboard. Held down it is on for as
/// long.
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
        // Only seen: the field itself takes the presses, and keeps the focus.
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

/// The signs at the end of a field of dots.
struct SecretSigns {
    /// How wide each is, in points.
    let width: CGFloat
    /// Set by the field while it has the keyboard.
    let isCapsLockOn: Binding<Bool>
    /// Set by the field while it shows what was typed.
    let isRevealed: Binding<Bool>
}
