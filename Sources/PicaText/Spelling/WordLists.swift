/// The words of languages for a spelling checker.
///
/// An instance must be used on one thread only.
package protocol WordLists: AnyObject {
    /// The languages with a word list, such as `en_US`.
    var languages: [String] { get }

    func isRight(_ word: String, in language: String) -> Bool

    /// Returns words similar to a wrong one, most likely first.
    func suggestions(for word: String, in language: String) -> [String]

    /// Adds a word permanently.
    func add(_ word: String, to language: String)
}
