private import class Foundation.FileManager

/// The place of a call in the source code, or the document that replaces one.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, or the document's name. It begins in the working directory if the file
    /// is below it, as in programs and tests that run in their package's folder:
    /// `Sources/Catalog/Routes.swift`.
    package var file: String {
        let folder = Self.workingDirectory
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
    /// The line, counted from 1; `nil` for a document without lines.
    package let line: Int?
    /// The name of the set of registrations that the call belongs to; `nil` outside of sets.
    package var set: String?

    /// As it was given, so that a registration costs no more in a folder with a long path.
    private let path: String

    /// Describes a place.
    /// - Parameters:
    ///   - file: The path of the file, `#fileID` of the call, or the document's name.
    ///   - line: The line, counted from 1; `nil` for a document without lines.
    package init(file: String, line: Int?) {
        path = file
        self.line = line
    }

    /// File and line, as editors open them: `Sources/Catalog/Routes.swift:12`.
    public var description: String { file + (line.map { ":\($0)" } ?? "") }

    /// With a slash at its end.
    private static let workingDirectory = FileManager.default.currentDirectoryPath + "/"
}
