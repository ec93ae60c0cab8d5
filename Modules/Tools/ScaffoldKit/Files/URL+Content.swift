import Foundation

extension URL {
    /// What is at the URL, which can be a link; `nil` if nothing is there.
    var type: FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }

    /// Whether there is a file, or a link to one.
    var isFile: Bool { type == .typeRegular || resolvingSymlinksInPath().type == .typeRegular }

    /// Whether both are missing, or are files or links with the same content.
    func isSame(as other: URL) -> Bool {
        type == nil || other.type == nil
            ? type == other.type
            : FileManager.default.contentsEqual(atPath: path, andPath: other.path)
    }

    /// Whether there is a program or a script.
    var isExecutable: Bool { FileManager.default.isExecutableFile(atPath: path) }
}
