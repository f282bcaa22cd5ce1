import PicaText

/// What a find bar says, and what is found.
struct FindState: Equatable {
    var query = SearchQuery()
    var replacement = ""
    /// Only in what was selected when this was chosen.
    var isInSelection = false
    var status = FindStatus()
}

/// What became of a search.
struct FindStatus: Equatable {
    /// How many matches there are so far.
    var count = 0
    /// Which of them is selected, from 0; nil for none.
    var current: Int?
    /// The whole text was looked through.
    var isComplete = true
    /// There may be more than are counted.
    var isFull = false
    var isNoExpression = false
    /// The search gave up, as the expression took too long.
    var isTooSlow = false
}
