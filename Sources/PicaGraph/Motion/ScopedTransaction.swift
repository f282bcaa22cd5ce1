import PicaState

extension View {
    /// Animates only the modifiers applied in a closure, and not the view that they are applied to.
    ///
    ///     content.animation(.easeInOut) { $0.opacity(isSelected ? 1 : 0.5) }
    ///
    /// - Parameters:
    ///   - animation: The animation of their changes; `nil` for none.
    ///   - body: Applies modifiers to the placeholder of the view.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transactions of the modifiers applied in a closure. The view that they are applied to keeps its own.
    ///
    /// - Parameters:
    ///   - transform: Changes a transaction.
    ///   - body: Applies modifiers to the placeholder of the view.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let content = modifier(
            TransactionModifier(
                value: AlwaysNew(),
                transform: { transaction in
                    if let outer = transaction[OuterTransactions.self].last { transaction = outer }
                }, coversPlace: false))
        return body(PlaceholderContentView(standingFor: content)).transaction { transaction in
            let outer = transaction
            transform(&transaction)
            transaction[OuterTransactions.self].append(outer)
        }
    }

    /// Moves the content together with the view when its position or size changes. Has no effect in Pica.
    ///
    /// Content always moves along, because its frames are relative to the view.
    nonisolated public func geometryGroup() -> some View { self }
}

/// The transactions outside of the modifiers' closures, innermost last.
private struct OuterTransactions: TransactionKey {
    static var defaultValue: [Transaction] { [] }
}
