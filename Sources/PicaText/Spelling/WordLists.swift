/// The words of languages, as a spelling checker knows them.
///
/// Whoever uses them keeps to one thread.
package protocol WordLists: AnyObject {
    /// The languages there are words of, as `en_US`.
    var languages: [String] { get }

    func isRight(_ word: String, in language: String) -> Bool

    /// Words like one that is wrong, the likeliest first.
    func suggestions(for word: String, in language: String) -> [String]

    /// Makes a word right from now on, also after the program has ended.
    func add(_ word: String, to language: String)
}
