/// The nodes of an HTML document. Each is identified by its index.
struct HTMLTree {
    typealias ID = Int

    enum Kind { case document, element, text, comment }
    enum Namespace { case html, svg, mathML }

    struct Node {
        var kind: Kind
        var namespace = Namespace.html
        /// The name of an element, in lower case.
        var name = ""
        var traits: HTMLElementTraits = []
        /// The index of an element's attributes in the list of all; `nil` if it has none.
        var attributes: Int?
        /// The range of a text's or comment's bytes among all bytes.
        var bytes = 0..<0
        /// Whether it is among the open elements.
        var isOpen = false
        fileprivate(set) var parent: ID?
        fileprivate(set) var first: ID?
        fileprivate(set) var last: ID?
        fileprivate(set) var previous: ID?
        fileprivate(set) var next: ID?
    }

    /// The approximate size of a node in memory, in bytes.
    static let nodeCost = MemoryLayout<Node>.stride
    static let document: ID = 0

    private(set) var nodes = [Node(kind: .document)]
    private(set) var bytes: [UInt8] = []
    private var attributes: [[(name: String, value: String)]] = []

    subscript(id: ID) -> Node {
        get { nodes[id] }
        _modify { yield &nodes[id] }
    }

    func attributes(of id: ID) -> [(name: String, value: String)] {
        nodes[id].attributes.map { attributes[$0] } ?? []
    }

    // MARK: Creating nodes

    mutating func makeElement(_ tag: HTMLTagToken, _ namespace: Namespace) -> ID {
        var node = Node(kind: .element, namespace: namespace, name: tag.name)
        node.traits = HTMLElementTraits.of(tag.name, namespace)
        if !tag.attributes.isEmpty {
            node.attributes = attributes.count
            attributes.append(tag.attributes)
        }
        nodes.append(node)
        return nodes.count - 1
    }

    /// Creates an element like another, without its position and content.
    mutating func makeCopy(of id: ID) -> ID {
        var node = Node(kind: .element, namespace: nodes[id].namespace, name: nodes[id].name)
        (node.traits, node.attributes) = (nodes[id].traits, nodes[id].attributes)
        nodes.append(node)
        return nodes.count - 1
    }

    mutating func makeComment(_ text: [UInt8]) -> ID {
        nodes.append(Node(kind: .comment, bytes: add(text)))
        return nodes.count - 1
    }

    /// Adds those attributes of a tag that an element does not have yet.
    mutating func addAttributes(_ tag: HTMLTagToken, to id: ID) {
        let own = attributes(of: id)
        let known = Set(own.map(\.name))
        let new = tag.attributes.filter { !known.contains($0.name) }
        guard !new.isEmpty else { return }
        nodes[id].attributes = attributes.count
        attributes.append(own + new)
    }

    private mutating func add(_ text: some Collection<UInt8>) -> Range<Int> {
        let start = bytes.count
        bytes.append(contentsOf: text)
        return start..<bytes.count
    }

    // MARK: Positions

    /// A position among the children of a node: before one of them, or after all.
    struct Place {
        var parent: ID
        var before: ID?
    }

    mutating func insert(_ id: ID, at place: Place) {
        remove(id)
        let previous = place.before.map { nodes[$0].previous } ?? nodes[place.parent].last
        (nodes[id].parent, nodes[id].previous, nodes[id].next) = (place.parent, previous, place.before)
        if let previous { nodes[previous].next = id } else { nodes[place.parent].first = id }
        if let next = place.before { nodes[next].previous = id } else { nodes[place.parent].last = id }
    }

    mutating func remove(_ id: ID) {
        guard let parent = nodes[id].parent else { return }
        let (previous, next) = (nodes[id].previous, nodes[id].next)
        if let previous { nodes[previous].next = next } else { nodes[parent].first = next }
        if let next { nodes[next].previous = previous } else { nodes[parent].last = previous }
        (nodes[id].parent, nodes[id].previous, nodes[id].next) = (nil, nil, nil)
    }

    /// Inserts text. It extends the previous text node if that ends with the bytes added last.
    mutating func insertText(_ text: some Collection<UInt8>, at place: Place) {
        let previous = place.before.map { nodes[$0].previous } ?? nodes[place.parent].last
        let range = add(text)
        if let previous, nodes[previous].kind == .text, nodes[previous].bytes.upperBound == range.lowerBound {
            nodes[previous].bytes = nodes[previous].bytes.lowerBound..<range.upperBound
        } else {
            nodes.append(Node(kind: .text, bytes: range))
            insert(nodes.count - 1, at: place)
        }
    }

    /// Moves all children of a node to the end of another's.
    /// - Returns: The number of children moved.
    mutating func moveChildren(of id: ID, to target: ID) -> Int {
        var count = 0
        while let child = nodes[id].first {
            insert(child, at: Place(parent: target))
            count += 1
        }
        return count
    }
}
