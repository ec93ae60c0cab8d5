import Foundation

/// Why a file can't be used, as the end of a sentence, and what the user can do about it.
struct FileIssue: CustomStringConvertible {
    let error: any Error

    var description: String {
        switch code {
        case .ENOSPC: "the disk is full"
        case .EISDIR: "there is a folder in its place"
        case .EEXIST: "there is a file in its place"
        case .ENOTDIR: "a part of its path is a file"
        case .ENXIO: "there is a pipe, a device or a socket in its place"
        case .ELOOP: "there is a link in its place that can't be followed"
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

    /// The reason, and what the user can do about it as another sentence without its full stop. It
    /// doesn't ask them to try again: an error of a request does so already.
    var descriptionWithHelp: String {
        let help: String? =
            switch code {
            case .ENOSPC, .EDQUOT: "Free some space"
            case .EISDIR: "Move the folder elsewhere"
            case .EEXIST, .ENOTDIR: "Move the file elsewhere, or choose another folder"
            case .ENXIO: "Move it elsewhere"
            case .ELOOP: "Remove the link"
            case .EACCES, .EPERM, .EROFS: "Unlock the device or give the app permission"
            default: nil
            }
        return [description, help].compactMap(\.self).joined(separator: ". ")
    }

    /// The system's code of the error, if it has one.
    var code: POSIXErrorCode? {
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
