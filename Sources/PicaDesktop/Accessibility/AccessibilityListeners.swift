import PicaBus

/// The kinds of events that assistive technologies listen to.
struct AccessibilityListeners {
    /// The parts of each kind, in small letters: category, event, detail. An empty or missing part stands for all.
    private var kinds: Set<[String]> = []

    init() {}

    /// - Parameter answer: The registry's list of pairs of bus name and kind, such as `object:state-changed:focused`.
    init(_ answer: BusValue?) {
        for pair in answer?.elements ?? [] {
            guard let parts = pair.elements, parts.count > 1, let kind = parts[1].text else { continue }
            kinds.insert(
                kind.lowercased().filter { $0 != "-" && $0 != "_" }
                    .split(separator: ":", omittingEmptySubsequences: false).map(String.init))
        }
    }

    /// Whether anybody listens to anything.
    var isEmpty: Bool { kinds.isEmpty }

    /// Whether somebody listens to an event.
    ///
    /// - Parameters:
    ///   - category: `object` or `window`.
    ///   - event: The event's name in small letters without hyphens.
    func listen(_ category: String, _ event: String) -> Bool {
        kinds.contains { kind in
            func fits(_ index: Int, _ name: String) -> Bool {
                index >= kind.count || kind[index].isEmpty || kind[index] == name
            }
            return fits(0, category) && fits(1, event)
        }
    }
}
