extension View {
    /// Shows by an animation what the modifiers in a body do, and leaves the view that they are attached to alone.
    ///
    ///     content.animation(.easeInOut) { $0.opacity(isSelected ? 1 : 0.5) }
    ///
    /// - Parameters:
    ///   - animation: What shows their changes; nil shows them at once.
    ///   - body: Attaches modifiers to what stands for the view.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transactions of the modifiers in a body, and leaves those of the view that they are attached to
    /// alone.
    ///
    /// - Parameters:
    ///   - transform: Changes a transaction.
    ///   - body: Attaches modifiers to what stands for the view.
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

    /// Has what is inside move together with the view where that takes another place or size.
    ///
    /// It does so always, as the places of what is inside are counted from the view's own.
    nonisolated public func geometryGroup() -> some View { self }
}

/// What transactions were where bodies of modifiers change them, the innermost last.
private struct OuterTransactions: TransactionKey {
    static var defaultValue: [Transaction] { [] }
}
