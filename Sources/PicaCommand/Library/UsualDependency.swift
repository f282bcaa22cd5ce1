import Foundation

extension Manifest.Dependency {
    /// Returns the installed library or, for a program in a build folder, the package that was built.
    ///
    /// - Parameter source: The folder of Pica's sources, if the person wants these.
    static func usual(source: String?, beside folder: String = ProgramFile.folder) throws
        -> Manifest.Dependency
    {
        if let source {
            let path = URL(fileURLWithPath: source).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: "\(path)/Sources/PicaUI") else {
                throw Failure("\(path) does not contain Pica's sources")
            }
            return .package(path)
        }
        let installation = try Installation.find(beside: folder)
        return installation.isInstalled
            ? .installed(installation.library) : .package(Installation.package(of: folder))
    }
}
