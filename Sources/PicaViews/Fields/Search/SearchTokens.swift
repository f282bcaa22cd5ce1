import Foundation
import PicaGraph

/// The tokens of a search, whatever their type.
struct SearchTokens {
    /// A token in the field, or one that is suggested.
    struct Item: Identifiable {
        let id: AnyHashable
        let view: AnyView
        /// Takes a token out, or a suggested one in.
        let act: () -> Void
    }

    /// The tokens in the field, in order.
    let items: () -> [Item]
    let removeLast: () -> Void
    let removeAll: () -> Void
    /// Takes a token in, where it is of the search's kind.
    let add: (Any) -> Bool

    var isEmpty: Bool { items().isEmpty }

    /// - Parameters:
    ///   - tokens: What is in the field.
    ///   - token: Shows one.
    init<C, T: View>(_ tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T)
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
        C.Element: Identifiable
    {
        items = {
            tokens.wrappedValue.map { value in
                let id = value.id
                // It may be gone by the time that somebody asks.
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

    /// Takes what is chosen from suggestions, and what was typed for it out.
    func taker(clear: @escaping () -> Void) -> TokenTaker {
        TokenTaker { if add($0) { clear() } }
    }
}

/// Takes tokens that are chosen from the suggestions of a field.
struct TokenTaker {
    let take: (Any) -> Void
}

private enum TokenTakerKey: EnvironmentKey { static var defaultValue: TokenTaker? { nil } }

extension EnvironmentValues {
    /// Where a field's tokens come to; nil for fields without.
    var tokenTaker: TokenTaker? {
        get { self[TokenTakerKey.self] }
        set { self[TokenTakerKey.self] = newValue }
    }
}

extension View {
    /// Says which token is added to the search where the view is a suggestion that is chosen.
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
