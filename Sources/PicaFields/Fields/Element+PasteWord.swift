import Foundation
import PicaGraph
import PicaLabels
import PicaState

extension Element {
    /// Shows a message with the reason why nothing was pasted or dropped, if that would surprise the person.
    /// - Parameter place: The position of the message, in the element's own points.
    package func say(_ refusal: PasteWord.Key?, at place: CGRect, in environment: EnvironmentValues) {
        guard let refusal else { return }
        let word = Tooltip(Text(PasteWord(key: refusal)), isRepetition: false, for: self, in: environment)
        host?.showCaretMessage(word, at: toWindow(place))
    }
}
