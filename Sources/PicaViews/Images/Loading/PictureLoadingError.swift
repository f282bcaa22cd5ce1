import Foundation

/// Why a picture did not come.
struct PictureLoadingError: LocalizedError, Equatable {
    let reason: String
    var errorDescription: String? { reason }
}
