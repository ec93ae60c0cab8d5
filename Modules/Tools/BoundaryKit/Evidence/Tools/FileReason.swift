import Foundation

/// Why a file can't be used, as the end of a sentence. On some platforms, Foundation's own text is
/// only a number.
struct FileReason: CustomStringConvertible {
    let error: any Error

    var description: String {
        switch code {
        case .ENOENT?: "there is no such file or folder"
        case .EISDIR?: "it is a folder"
        case .EACCES?, .EPERM?: "you have no permission"
        case .ENOSPC?: "the disk is full"
        case let code?: String(cString: strerror(code.rawValue))
        case nil: error.localizedDescription
        }
    }

    /// The system's code of the error, or of the one that caused it.
    private var code: POSIXErrorCode? {
        let cause = (error as? CocoaError)?.underlying
        if let error = error as? POSIXError ?? cause as? POSIXError { return error.code }
        return (error as? CocoaError)?.code == .fileReadNoSuchFile ? .ENOENT : nil
    }
}
