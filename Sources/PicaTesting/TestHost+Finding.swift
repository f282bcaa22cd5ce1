import PicaGraph
import PicaViews

extension TestHost {
    /// Everything on screen with a role, in reading order.
    /// - Parameters:
    ///   - role: Nil for any.
    ///   - label: What it is called, exactly; nil for anything.
    public func all(_ role: TestElement.Role? = nil, _ label: String? = nil) -> [TestElement] {
        update()
        return host.accessibilityElements().filter { found in
            (role == nil || TestElement.Role(found.properties.role) == role)
                && (label == nil || found.properties.label == label)
        }.map { TestElement($0, in: self) }
    }

    /// Everything that `accessibilityIdentifier` gives a name, in reading order.
    public func all(identifier: String) -> [TestElement] {
        update()
        return host.accessibilityElements().filter { $0.properties.identifier == identifier }
            .map { TestElement($0, in: self) }
    }

    /// The one element that `accessibilityIdentifier` gives a name.
    /// - Parameters:
    ///   - identifier: Its name, exactly.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when there is none or more than one; it lists what there is.
    public func find(
        identifier: String, fileID: String = #fileID, line: Int = #line
    ) throws -> TestElement {
        try one(of: all(identifier: identifier), "element named “\(identifier)”", fileID, line)
    }

    /// The one element of a role that is called `label`.
    /// - Parameters:
    ///   - label: Exactly; nil for anything.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when there is none or more than one; it lists what there is.
    public func find(
        _ role: TestElement.Role, _ label: String? = nil, fileID: String = #fileID, line: Int = #line
    ) throws -> TestElement {
        let wanted = label.map { "\(role.rawValue) “\($0)”" } ?? role.rawValue
        return try one(of: all(role, label), wanted, fileID, line)
    }

    private func one(
        of found: [TestElement], _ wanted: String, _ fileID: String, _ line: Int
    ) throws -> TestElement {
        switch found.count {
        case 1: return found[0]
        case 0: throw TestFailure("there is no \(wanted)\n\(inventory)", fileID, line)
        default:
            throw TestFailure(
                "there are \(found.count) of \(wanted); all(…) gives them all\n\(inventory)", fileID, line)
        }
    }

    /// The element that has the keyboard; nil when none has.
    public var focused: TestElement? { all().last(where: \.isFocused) }

    /// The texts on screen, in reading order.
    public var texts: [String] { all(.staticText).map(\.label) }

    /// What there is, a line each.
    var inventory: String {
        let lines = all().map { "  " + $0.summary }
        return lines.isEmpty ? "Nothing is on screen." : "On screen:\n" + lines.joined(separator: "\n")
    }
}
