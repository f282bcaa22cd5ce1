// A window that says on standard output everything that happens to it, one line each, and does what
// standard input tells it. See `Commands` for what it understands.

import Foundation
import PicaDesktop

do {
    let desktop = try Desktop()
    let probe = Probe(desktop: desktop)
    for title in CommandLine.arguments.dropFirst() { try probe.open(title) }
    if CommandLine.arguments.count == 1 { try probe.open("Echo") }
    let commands = Commands(probe: probe)
    try desktop.run()
    commands.end()
    writeLine("ended")
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
