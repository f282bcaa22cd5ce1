import Foundation
import PicaControls
import PicaGraph
import PicaState

/// The tokens of a search, with their type erased.
package struct SearchTokens {
    /// A token in the field, or a suggested one.
    struct Item: Identifiable {
        let id: AnyHashable
        let view: AnyView
        /// Removes a token of the field, or adds a suggested one.
        let act: () -> Void
    }

    /// Returns the tokens in the field, in order.
    let items: () -> [Item]
    package let removeLast: () -> Void
    let removeAll: () -> Void
    /// Adds a token if it is of the search's type, and returns whether it did.
    let add: (Any) -> Bool

    package var isEmpty: Bool { items().isEmpty }

    /// - Parameters:
    ///   - tokens: The tokens in the field.
    ///   - token: Returns the view of a token.
    package init<C, T: View>(_ tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T)
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        items = {
            tokens.wrappedValue.map { value in
                let id = value.id
                // The token may have been removed by the time the binding is used.
                let one = Binding<C.Element> {
                    tokens.wrappedValue.first { $0.id == id } ?? value
                } set: { new in
                    guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
                    tokens.wrappedValue[index] = new
                }
                return Item(id: AnyHashable(id), view: AnyView(token(one))) {
                    tokens.wrappedValue.removeAll { $0.id == id }
                }
            }
        }
        removeLast = { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) }
        removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
        add = { new in
            guard let new = new as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == new.id }) { tokens.wrappedValue.append(new) }
            return true
        }
    }

    /// Returns an action that adds a token chosen from suggestions and clears the text typed for it.
    package func taker(clear: @escaping () -> Void) -> TokenTaker {
        TokenTaker { if add($0) { clear() } }
    }
}

/// Accepts tokens chosen from the suggestions of a field.
package struct TokenTaker {
    let take: (Any) -> Void
}

private enum TokenTakerKey: EnvironmentKey { static var defaultValue: TokenTaker? { nil } }

extension EnvironmentValues {
    /// The action that adds tokens to the field; `nil` for fields without tokens.
    package var tokenTaker: TokenTaker? {
        get { self[TokenTakerKey.self] }
        set { self[TokenTakerKey.self] = newValue }
    }
}

extension View {
    /// Sets the token that is added to the search when the person chooses this view as a suggestion.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(TokenCompletion(token: token))
    }
}

private struct TokenCompletion<Token> {
    let token: Token
    @Environment(\.suggestion) private var request

    init(token: Token) { self.token = token }
}

extension TokenCompletion: ViewModifier {
    func body(content: Content) -> some View {
        if let request {
            Button(action: { request.acceptToken(token) }, label: { content })
        } else {
            content
        }
    }
}
