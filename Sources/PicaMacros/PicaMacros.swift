import Foundation
import PicaExpansions

/// Expands Pica's macros for the compiler, which starts this program and talks to it over its standard streams.
///
/// Messages are JSON. Nothing that comes in ends the program but the end.
@main enum PicaMacros {
    static func main() {
        // A compiler that has gone is no reason for a report of a crash.
        signal(SIGPIPE, SIG_IGN)
        while let message = PluginStream.read(from: STDIN_FILENO) {
            guard PluginStream.write(PluginAnswer.to(message), to: STDOUT_FILENO) else { return }
        }
    }
}
