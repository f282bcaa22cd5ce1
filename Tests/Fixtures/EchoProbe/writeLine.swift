import Foundation

/// Writes a line to standard output at once: somebody waits for it.
func writeLine(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
