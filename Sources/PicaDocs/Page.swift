import Foundation

/// A page of the site.
struct Page {
    let title: String
    /// Its place in the site's folder, such as `reference/Text.html`.
    let path: String
    var body: String

    /// The way from the page to the site's folder.
    private var root: String { String(repeating: "../", count: path.split(separator: "/").count - 1) }

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.escaped) – Pica</title>
        <link rel="stylesheet" href="\(root)style.css">
        <script src="\(root)search.js" defer></script>
        </head>
        <body data-root="\(root)">
        <header>
        <a class="home" href="\(root)index.html">Pica</a>
        <a href="\(root)guides/README.html">Guides</a>
        <a href="\(root)reference/index.html">Reference</a>
        <input type="search" placeholder="Search declarations" aria-label="Search declarations" autocomplete="off">
        <ul class="results" hidden></ul>
        </header>
        <main>
        \(body)
        </main>
        </body>
        </html>

        """
    }
}

extension String {
    /// The string as HTML's text or an attribute's value.
    var escaped: String {
        var result = ""
        for character in self {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
