import Foundation

/// One step of a change of files.
enum FileOperation {
    case makeFolder(URL)
    /// Writes a new file, with the permissions of another one if that exists.
    case write(String, to: URL, like: URL)
    case copy(URL, to: URL)
    /// Takes the place of what has the new name, in one step.
    case rename(URL, to: URL)
    case remove(URL)
    /// Does nothing if the folder has files.
    case removeEmptyFolder(URL)

    /// The file or folder that the step changes.
    var file: URL {
        switch self {
        case .write(_, let file, _), .copy(_, let file), .rename(_, let file): file
        case .makeFolder(let file), .remove(let file), .removeEmptyFolder(let file): file
        }
    }

    /// Performs the step.
    /// - Throws: The reason why the system refuses it.
    func perform() throws {
        let files = FileManager.default
        switch self {
        case .makeFolder(let folder):
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
        case .write(let text, let file, let old):
            try Data(text.utf8).write(to: file)
            let permissions = try? files.attributesOfItem(atPath: old.path)[.posixPermissions]
            if let permissions {
                try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
            }
        case .copy(let file, let copy):
            try files.copyItem(at: file, to: copy)
        case .rename(let file, let name):
            guard Foundation.rename(file.path, name.path) == 0 else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        case .remove(let file):
            if file.type != nil { try files.removeItem(at: file) }
        case .removeEmptyFolder(let folder):
            rmdir(folder.path)
        }
    }
}
