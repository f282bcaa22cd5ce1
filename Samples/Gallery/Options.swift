import PicaUI

/// The options given on the command line.
struct Options {
    var showsHelp = false
    var listsPages = false
    var page = Page.welcome
    /// The file to write a picture of the page to; nil opens a window.
    var pictureFile: String?
    /// Pixels per point in a picture.
    var scale: CGFloat = 1
    /// Shows the page without the window around it.
    var isBare = false
    var width: CGFloat = 1040
    var height: CGFloat = 720
    var colorScheme: ColorScheme?
    var textSize: DynamicTypeSize?
    var layoutDirection = LayoutDirection.leftToRight

    static let help = """
        usage: Gallery [--page NAME] [--dark | --light] [--text-size SIZE] [--rtl]
                       [--width POINTS] [--height POINTS]
                       [--png FILE [--scale FACTOR] [--bare]]
               Gallery --list

        Without --png, the gallery opens in a window. With it, the page is drawn to a PNG file,
        which needs no display. --bare leaves out the window around the page.
        """

    init() {}

    init(_ arguments: some Sequence<String>) throws {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            func value() throws -> String {
                guard let value = arguments.next() else { throw Complaint("\(argument) needs a value") }
                return value
            }
            func number(_ range: ClosedRange<CGFloat>) throws -> CGFloat {
                let text = try value()
                guard let number = Double(text), range.contains(CGFloat(number)) else {
                    throw Complaint(
                        "\(argument) takes a number from \(Int(range.lowerBound)) to "
                            + "\(Int(range.upperBound)), not '\(text)'")
                }
                return CGFloat(number)
            }
            switch argument {
            case "--help", "-h": showsHelp = true
            case "--list": listsPages = true
            case "--page": page = try Page(named: value())
            case "--png": pictureFile = try value()
            case "--scale": scale = try number(1...8)
            case "--bare": isBare = true
            case "--width": width = try number(200...4000)
            case "--height": height = try number(200...4000)
            case "--dark": colorScheme = .dark
            case "--light": colorScheme = .light
            case "--text-size": textSize = try DynamicTypeSize(named: value())
            case "--rtl": layoutDirection = .rightToLeft
            default: throw Complaint("there is no option '\(argument)'; --help lists them")
            }
        }
    }
}

/// An error in the command line, described in one line.
struct Complaint: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension Page {
    /// Finds a page by its name, ignoring case.
    init(named name: String) throws {
        guard let page = Page.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            throw Complaint("there is no page '\(name)'; --list names them")
        }
        self = page
    }
}

extension DynamicTypeSize {
    /// Finds a size by its name in code: `large`, `accessibility1`.
    init(named name: String) throws {
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
            let names = DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ")
            throw Complaint("there is no text size '\(name)'; there are \(names)")
        }
        self = size
    }
}
