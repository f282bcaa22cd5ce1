import Foundation

/// The reason why an image could not be loaded.
struct PictureLoadingError: LocalizedError, Equatable {
    let reason: String
    var errorDescription: String? { reason }
}
