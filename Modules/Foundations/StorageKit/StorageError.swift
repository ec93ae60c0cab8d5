import Foundation

/// Why a document can't be read, or a state be read or changed.
public struct StorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The end of a sentence for the log: the file, the place inside it, what was expected and
    /// found there, and the way out.
    public let description: String
}

/// How many bytes a document, or the file of a state, has at most. No app has a longer one.
let longestText = 16 << 20

/// Describes an error as the end of a sentence, with what the user can do, but not to try again: a
/// request's error says that.
func reason(of error: any Error) -> String {
    switch (((error as? CocoaError)?.underlying ?? error) as? POSIXError)?.code {
    case .ENOENT: "the file is missing"
    case .EAGAIN: "another process is changing it. Wait a moment, or quit the other process"
    case .ENOSPC, .EDQUOT: "the disk is full. Free some space"
    case .ETIMEDOUT: "the answer took too long"
    case .EFBIG: "it is longer than 16 MB. Remove what you no longer need"
    case .EISDIR: "there is a folder in its place. Move the folder elsewhere"
    case .ELOOP: "there is a link or a device in its place. Remove it"
    case .EEXIST, .ENOTDIR: "a part of its path is a file. Move it, or choose another folder"
    case .EACCES, .EPERM: "the app has no permission. Unlock the device or give it permission"
    case .EROFS: "the disk is read-only. Choose another folder"
    default: text(of: error).trimmingCharacters(in: ["."])
    }
}

/// Foundation's errors describe themselves in a sentence. Of any other it would only say that the
/// operation couldn't be completed.
private func text(of error: any Error) -> String {
    let isFoundation = error is any CustomNSError || type(of: error) is AnyObject.Type
    return (error as? any LocalizedError)?.errorDescription
        ?? (isFoundation ? error.localizedDescription : "\(error)")
}
