import Foundation

/// Writes a line to standard output at once, because a test waits for it.
func writeLine(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
