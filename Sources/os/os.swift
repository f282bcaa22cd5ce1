// So that source that imports Apple's os compiles as it stands. Its names are those of OSLog.
@_exported import OSLog
