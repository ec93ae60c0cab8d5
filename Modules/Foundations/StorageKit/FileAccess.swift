import Foundation

/// The few things that a state folder does with files. Tests put faults in their place.
struct FileAccess: Sendable {
    /// Reads a file; `nil` if there is none.
    var read: @Sendable (URL) throws -> Data?
    /// Makes a folder with those above it, where they are missing.
    var makeFolder: @Sendable (URL) throws -> Void
    /// Writes a file from its start. A kill may leave a part of it.
    var write: @Sendable (Data, URL) throws -> Void
    /// Gives a file the name of another one, which it replaces, at one moment.
    var replace: @Sendable (_ file: URL, _ new: URL) throws -> Void
    /// Gives a file a name that is free.
    var rename: @Sendable (_ file: URL, _ name: URL) throws -> Void
    /// Removes a file, if there is one.
    var remove: @Sendable (URL) -> Void

    /// The files of this machine.
    static let system = FileAccess(
        read: { file in
            FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
        },
        makeFolder: {
            try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true)
        },
        write: { try $0.write(to: $1) },
        replace: { file, new in
            // Foundation has nothing that replaces in one step on every platform (POSIX, rename).
            if Foundation.rename(new.path, file.path) != 0 {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        },
        rename: { try FileManager.default.moveItem(at: $0, to: $1) },
        remove: { try? FileManager.default.removeItem(at: $0) })
}

/// Why a file can't be used, as the end of a sentence.
struct FileFault: CustomStringConvertible {
    let error: any Error

    var description: String {
        switch error {
        case let error as CocoaError where error.code == .fileWriteOutOfSpace: "the disk is full"
        case let error as CocoaError where error.code == .fileWriteNoPermission,
            let error as CocoaError where error.code == .fileWriteVolumeReadOnly:
            "it may not be written there"
        case let error as CocoaError where error.code == .fileReadNoPermission:
            "it may not be read"
        case let error as DecodingError: "\(DocumentError(file: "", decoding: error).problem)"
        default: error.localizedDescription
        }
    }
}
