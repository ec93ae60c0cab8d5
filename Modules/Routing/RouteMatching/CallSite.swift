private import class Foundation.FileManager

/// The place of a call in the source code, or the document that replaces one.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, relative to the working directory if the file is below it.
    package var file: String { String(path.trimmingPrefix(Self.workingDirectory)) }
    /// The line, counted from 1; `nil` for a document without lines.
    package let line: Int?
    /// The name of the set of registrations; `nil` outside of sets.
    package var set: String?

    /// The path as it was given, so that a registration costs no more in a folder with a long path.
    private let path: String

    package init(file: String, line: Int?) {
        path = file
        self.line = line
    }

    /// The place in the form that editors open: `Sources/Catalog/Routes.swift:12`.
    public var description: String { file + (line.map { ":\($0)" } ?? "") }

    private static let workingDirectory = FileManager.default.currentDirectoryPath + "/"
}
