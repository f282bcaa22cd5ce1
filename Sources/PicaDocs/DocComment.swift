import Foundation

/// A documentation comment, taken apart.
struct DocComment: Equatable {
    struct Parameter: Equatable {
        let name: String
        var text: String
    }

    /// The first paragraph, as Markdown.
    var summary = ""
    /// The paragraphs after it, as Markdown.
    var discussion = ""
    var parameters: [Parameter] = []
    var returns = ""
    var errors = ""

    private enum Field { case text, parameters, parameter, returns, errors }

    /// - Parameter lines: The comment's lines without their slashes.
    init(_ lines: [String]) {
        var (field, text, isCode) = (Field.text, [String](), false)
        for line in lines {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("```") { isCode.toggle() }
            guard !isCode else {
                text.append(line)
                continue
            }
            if let rest = trimmed.after("- Parameters:") {
                (field, _) = (.parameters, rest)
            } else if let rest = trimmed.after("- Parameter ") {
                add(parameter: rest)
                field = .parameter
            } else if let rest = trimmed.after("- Returns:") {
                (field, returns) = (.returns, rest)
            } else if let rest = trimmed.after("- Throws:") {
                (field, errors) = (.errors, rest)
            } else if field == .parameters, line.hasPrefix(" "), let rest = trimmed.after("- ") {
                add(parameter: rest)
            } else if field != .text, line.hasPrefix(" "), !trimmed.isEmpty {
                extend(field, by: trimmed)
            } else {
                if !trimmed.isEmpty { field = .text }
                text.append(line)
            }
        }
        let parts = text.joined(separator: "\n").trimmingCharacters(in: .newlines)
        let end = parts.range(of: "\n\n")
        summary = String(parts[..<(end?.lowerBound ?? parts.endIndex)])
        discussion = end.map { String(parts[$0.upperBound...]) } ?? ""
    }

    private mutating func add(parameter rest: String) {
        let parts = rest.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard let name = parts.first else { return }
        parameters.append(Parameter(name: name, text: parts.count > 1 ? parts[1] : ""))
    }

    private mutating func extend(_ field: Field, by line: String) {
        switch field {
        case .text: break
        case .parameters, .parameter:
            if !parameters.isEmpty { parameters[parameters.count - 1].text += " " + line }
        case .returns: returns += " " + line
        case .errors: errors += " " + line
        }
    }
}

extension String {
    /// The trimmed rest after a prefix; `nil` when the string begins otherwise.
    fileprivate func after(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)).trimmingCharacters(in: .whitespaces) : nil
    }
}
