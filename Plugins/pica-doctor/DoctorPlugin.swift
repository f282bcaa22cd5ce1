import Foundation
import PackagePlugin

/// `swift package pica-doctor`: calls `pica doctor` for the package, or for the folder that is named.
@main struct DoctorPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "pica").url
        let isFolderNamed = arguments.first.map { !$0.hasPrefix("-") } ?? false
        let folder = isFolderNamed ? [] : [context.package.directoryURL.path]
        process.arguments = ["doctor"] + folder + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            Diagnostics.error("pica doctor ended with the status \(process.terminationStatus)")
            return
        }
    }
}
