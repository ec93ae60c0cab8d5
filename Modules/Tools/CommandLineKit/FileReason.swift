import Foundation

/// Why a file can't be read or written, as the end of a sentence without its full stop.
package struct FileReason: CustomStringConvertible {
    /// The reason.
    package let description: String

    /// Describes an error of Foundation, which on some platforms has only a number as its text.
    package init(_ error: any Error) {
        let code = (error as? CocoaError)?.code
        description =
            switch code {
            // Foundation doesn't read pipes and devices, and says so in these words.
            case .fileReadNoPermission? where Self.isSpecial(error):
                Self.special
            case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such file or folder"
            case .fileReadNoPermission?, .fileWriteNoPermission?: "you have no permission"
            case .fileWriteFileExists?: "a file of this name exists"
            case .fileWriteOutOfSpace?: "the disk is full"
            case .fileWriteVolumeReadOnly?: "the disk is read-only"
            default: Self.text(of: Self.systemCode(of: error), error)
            }
    }

    private static let special = "it is a pipe, a device or a socket, and not a file"

    private static func text(of code: POSIXErrorCode?, _ error: any Error) -> String {
        switch code {
        case .ENOENT?: "there is no such file or folder"
        case .EISDIR?: "it is a folder"
        case .ENXIO?: Self.special
        case .ENOTDIR?: "a part of its path is a file, not a folder"
        case .EACCES?, .EPERM?: "you have no permission"
        case .EEXIST?: "a file of this name exists"
        case .ENOSPC?: "the disk is full"
        case .EROFS?: "the disk is read-only"
        case .ENAMETOOLONG?: "its name is too long"
        case .ELOOP?: "its symbolic links lead back to themselves"
        case let code?: String(cString: strerror(code.rawValue))
        case nil: error.localizedDescription
        }
    }

    /// Whether the file of an error is neither a regular file nor a folder.
    private static func isSpecial(_ error: any Error) -> Bool {
        guard let error = error as? CocoaError,
            let path = error.filePath ?? error.url?.path(percentEncoded: false)
        else { return false }
        let file = URL(filePath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let type = attributes?[.type] as? FileAttributeType
        return type.map { $0 != .typeRegular && $0 != .typeDirectory } ?? false
    }

    /// The system's code of an error, or of the one that caused it.
    private static func systemCode(of error: any Error) -> POSIXErrorCode? {
        if let error = error as? POSIXError { return error.code }
        let cause = (error as? CocoaError)?.userInfo[NSUnderlyingErrorKey]
        if let cause = cause as? POSIXError { return cause.code }
        guard let cause = cause as? NSError, cause.domain == NSPOSIXErrorDomain else { return nil }
        return POSIXErrorCode(rawValue: Int32(cause.code))
    }
}
