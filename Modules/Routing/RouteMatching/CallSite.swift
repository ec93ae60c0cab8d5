/// The place of a call in the source code, or the document that replaces one.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the name of the file, as in `Catalog/Routes.swift`, because an app names no
    /// folders of the machine that built it; or the path of the file, if that is known.
    package let file: String
    /// The line, counted from 1; `nil` for a document without lines.
    package let line: Int?
    /// The name of the set of registrations; `nil` outside of sets.
    package var set: String?

    /// - Parameters:
    ///   - file: The module and the name of the file, or its path.
    ///   - line: The line, counted from 1; `nil` for a document without lines.
    ///   - paths: The paths of the app's files. If one of them alone has that name, it is meant.
    package init(file: String, line: Int?, among paths: [String] = []) {
        let name = "/\(file.split(separator: "/").last ?? "")"
        let found = paths.filter { "/\($0)".hasSuffix(name) }
        self.file = found.count == 1 ? found[0] : file
        self.line = line
    }

    /// The place as compilers write it: `Catalog/Routes.swift:12`.
    public var description: String { file + (line.map { ":\($0)" } ?? "") }
}
