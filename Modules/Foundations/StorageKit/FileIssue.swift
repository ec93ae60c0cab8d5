import Foundation

/// Why a file can't be used, as the end of a sentence, and what the user can do about it.
struct FileIssue: CustomStringConvertible {
    let error: any Error

    var description: String {
        switch code {
        case .ENOSPC: "the disk is full"
        case .EISDIR: "there is a folder in its place"
        case .EACCES, .EPERM: "the app has no permission"
        case .EROFS: "the disk is read-only"
        case .EDQUOT: "the user's share of the disk is full"
        case let code?: String(cString: strerror(code.rawValue))
        case nil:
            switch error {
            case let error as DecodingError: DocumentError(file: "", decoding: error).problem
            default: error.localizedDescription
            }
        }
    }

    /// What the user can do, as a sentence without its full stop.
    var help: String {
        switch code {
        case .ENOSPC, .EDQUOT: "Free some space, then try again"
        case .EISDIR: "Move the folder elsewhere, then try again"
        case .EACCES, .EPERM, .EROFS: "Unlock the device or give the app permission, then try again"
        default: "Try again later"
        }
    }

    /// The system's code of the error, if it has one.
    private var code: POSIXErrorCode? {
        if let error = error as? POSIXError { return error.code }
        guard let error = error as? CocoaError else { return nil }
        switch error.code {
        case .fileWriteOutOfSpace: return .ENOSPC
        case .fileReadNoPermission, .fileWriteNoPermission: return .EACCES
        case .fileWriteVolumeReadOnly: return .EROFS
        default: return (error.underlying as? POSIXError)?.code
        }
    }
}
