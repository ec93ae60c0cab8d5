/// The place of a call in the source code, or the document that replaces one.
public struct CallSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the file, for instance `AppContainer/Routes.swift`, or the document's name.
    public let file: String
    /// The line, counted from 1; `nil` for a document without lines.
    public let line: Int?
    /// The name of the set of registrations that the call belongs to; `nil` outside of sets.
    public package(set) var set: String?

    /// Describes a place.
    public init(file: String, line: Int?) {
        self.file = file
        self.line = line
    }

    /// Module, file and line: `AppContainer/Routes.swift:12`.
    public var description: String { file + (line.map { ":\($0)" } ?? "") }
}
