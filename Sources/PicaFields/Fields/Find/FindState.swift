import PicaText

/// The state of a find bar: its query, replacement and result.
struct FindState: Equatable {
    var query = SearchQuery()
    var replacement = ""
    /// Whether to search only the text that was selected when the option was turned on.
    var isInSelection = false
    var status = FindStatus()
}

/// The result of a search.
struct FindStatus: Equatable {
    /// The number of matches found so far.
    var count = 0
    /// The index of the selected match, from 0; `nil` for none.
    var current: Int?
    /// Whether the whole text was searched.
    var isComplete = true
    /// Whether there may be more matches than are counted.
    var isFull = false
    var isNoExpression = false
    /// Whether the search gave up because the expression took too long.
    var isTooSlow = false
}
