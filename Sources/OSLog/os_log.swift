/// Writes a message of the default level to standard error.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

/// Writes a message of a level.
///
/// - Parameters:
///   - type: The level.
///   - log: The destination, which names subsystem and category.
///   - message: A literal with interpolated values.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.logger?.log(level: type, message)
}

/// Writes a message with values in the places of a format, such as `"%{public}@ has %d"`.
///
/// Unlike on Apple's systems the values can have any type, and private ones are written unchanged. A value that does
/// not fit its place is written by its description; a place without a value stays as it is.
///
/// - Parameters:
///   - message: The format, with the conversions of C's `printf` and `%@` for descriptions.
///   - log: The destination, which names subsystem and category.
///   - type: The level.
///   - args: The values.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
    log.logger?.log(level: type, OSLogMessage(OSLogFormat(message.description).text(args)))
}

/// Writes a message of a level with values in the places of a format. See `os_log(_:log:type:_:)`.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.logger?.log(level: type, OSLogMessage(OSLogFormat(message.description).text(args)))
}

/// Writes a message with values in the places of a format. See `os_log(_:log:type:_:)`.
///
/// - Parameter dso: Has no effect. On Apple's systems it names the library that logs.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer?, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.logger?.log(level: type, OSLogMessage(OSLogFormat(message.description).text(args)))
}

/// Writes a message of a level with values in the places of a format. See `os_log(_:log:type:_:)`.
///
/// - Parameter dso: Has no effect. On Apple's systems it names the library that logs.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
    log.logger?.log(level: type, OSLogMessage(OSLogFormat(message.description).text(args)))
}
