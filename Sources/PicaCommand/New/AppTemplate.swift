/// The files of a new app.
struct AppTemplate: Equatable {
    /// The app's name, which is that of its folder.
    let name: String
    /// The name of its module, and of its types without an ending.
    let module: String

    /// Names that other modules have.
    private static let taken: Set = [
        "Swift", "Foundation", "Testing", "XCTest", "Combine", "Observation", "Dispatch", "Glibc", "SwiftUI",
        "AppKit",
        "UIKit", "Cocoa", "CoreGraphics", "Os", "OSLog", "Pica", "PicaUI", "PicaTesting", "Tests",
    ]

    /// Creates the files of an app.
    ///
    /// - Throws: ``Failure`` if no module can have a name made of the app's.
    init(name: String) throws {
        let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }
        let module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard module.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
            module.first?.isLetter == true
        else {
            throw Failure("\(name) is no name for an app: use letters, digits and hyphens, a letter first")
        }
        guard !Self.taken.contains(module) else {
            throw Failure("\(name) is the name of another module; choose another name")
        }
        (self.name, self.module) = (name, module)
    }

    /// Returns the files, each with its path in the app's folder.
    func files(_ dependency: Manifest.Dependency) -> [(path: String, text: String)] {
        [
            ("Package.swift", manifest(dependency).text), (".gitignore", ".build/\n"),
            ("Sources/\(module)/\(module)App.swift", app), ("Sources/\(module)/ContentView.swift", view),
            ("Tests/\(module)Tests/ContentViewTests.swift", tests),
        ]
    }

    private func manifest(_ dependency: Manifest.Dependency) -> Manifest {
        Manifest(
            name: name, dependency: dependency,
            targets: [
                Manifest.Target(kind: .program, name: module, products: ["SwiftUI"]),
                Manifest.Target(
                    kind: .tests, name: "\(module)Tests", targets: [module],
                    products: ["SwiftUI", "PicaTesting"]),
            ])
    }

    private var app: String {
        """
        import SwiftUI

        @main
        struct \(module)App: App {
            var body: some Scene {
                WindowGroup(\(name.quoted)) { ContentView() }
            }
        }

        """
    }

    private var view: String {
        """
        import SwiftUI

        struct ContentView: View {
            @State private var name = ""

            var body: some View {
                VStack(alignment: .leading) {
                    Text("Hello, \\(name.isEmpty ? "world" : name)!").font(.title)
                    TextField("Your name", text: $name)
                }
                .padding()
                .frame(minWidth: 320)
            }
        }

        #Preview {
            ContentView()
        }

        """
    }

    private var tests: String {
        """
        import PicaTesting
        import Testing

        @testable import \(module)

        @MainActor @Test("The app greets people by the name that they type")
        func greeting() throws {
            let app = TestHost { ContentView() }
            try app.find(.textField, "Your name").click()
            app.type("Ada")
            #expect(app.texts == ["Hello, Ada!"])
        }

        """
    }
}
