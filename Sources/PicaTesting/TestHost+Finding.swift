import PicaGraph
import PicaState
import PicaViews

extension TestHost {
    /// Returns all elements with a role, in reading order.
    ///
    /// - Parameters:
    ///   - role: The role; `nil` for any.
    ///   - label: The exact label; `nil` for any.
    public func all(_ role: TestElement.Role? = nil, _ label: String? = nil) -> [TestElement] {
        update()
        return host.accessibilityElements().filter { found in
            (role == nil || TestElement.Role(found.properties.role) == role)
                && (label == nil || found.properties.label == label)
        }.map { TestElement($0, in: self) }
    }

    /// Returns all elements with an identifier set by `accessibilityIdentifier`, in reading order.
    public func all(identifier: String) -> [TestElement] {
        update()
        return host.accessibilityElements().filter { $0.properties.identifier == identifier }
            .map { TestElement($0, in: self) }
    }

    /// Returns the single element with an identifier set by `accessibilityIdentifier`.
    ///
    /// - Parameters:
    ///   - identifier: The exact identifier.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if there is none or more than one; it lists the elements on screen.
    public func find(
        identifier: String, fileID: String = #fileID, line: Int = #line
    ) throws -> TestElement {
        try one(of: all(identifier: identifier), "element named “\(identifier)”", fileID, line)
    }

    /// Returns the single element with a role and label.
    ///
    /// - Parameters:
    ///   - label: The exact label; `nil` for any.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if there is none or more than one; it lists the elements on screen.
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

    /// The element with the keyboard focus; `nil` if there is none.
    public var focused: TestElement? { all().last(where: \.isFocused) }

    /// The static texts on screen, in reading order.
    public var texts: [String] { all(.staticText).map(\.label) }

    /// The elements on screen, one per line.
    var inventory: String {
        let lines = all().map { "  " + $0.summary }
        return lines.isEmpty ? "Nothing is on screen." : "On screen:\n" + lines.joined(separator: "\n")
    }
}
