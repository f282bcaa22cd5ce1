import Foundation
import PackagePlugin

/// Gives the colors and images of a target's asset catalogs names in Swift, as Xcode does.
@main struct AssetsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
        let catalogs = Set(files.compactMap(Self.catalog)).sorted { $0.path < $1.path }
        guard !catalogs.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Naming the assets of \(target.name)",
                executable: try context.tool(named: "pica-assets").url,
                arguments: ["--output", output.path] + catalogs.map(\.path),
                inputFiles: catalogs.flatMap(Self.contents), outputFiles: [output])
        ]
    }

    /// Returns the catalog that a file is, or is in.
    private static func catalog(of file: URL) -> URL? {
        let parts = file.pathComponents
        guard let index = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
        return URL(fileURLWithPath: "/" + parts[1...index].joined(separator: "/"), isDirectory: true)
    }

    /// Returns the folders of a catalog, which change when assets come and go, and their descriptions.
    private static func contents(of catalog: URL) -> [URL] {
        let walk = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        let inside = (walk?.compactMap { $0 as? URL } ?? []).filter {
            $0.hasDirectoryPath || $0.lastPathComponent == "Contents.json"
        }
        return [catalog] + inside.sorted { $0.path < $1.path }
    }
}
