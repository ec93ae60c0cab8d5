/// An import, in whatever branch of a file it stands.
public struct ImportStatement: Hashable, Sendable, Codable {
    /// Where the module's name stands.
    public let place: SourcePlace
    /// The module.
    public let module: String
    /// The attributes before it, such as `@testable` or `@_spi(Menu)`.
    public let attributes: [String]
    /// Its access level, such as `public`; `nil` if none is written.
    public let access: String?
    /// What is imported of the module, such as `struct Cart`; `nil` for all of it.
    public let declaration: String?
    /// The conditions of the `#if` branches around it, from the outermost, such as `os(iOS)`.
    public let conditions: [String]

    /// Creates an import.
    public init(
        of module: String, at place: SourcePlace, attributes: [String] = [], access: String? = nil,
        declaration: String? = nil, conditions: [String] = []
    ) {
        self.module = module
        self.place = place
        self.attributes = attributes
        self.access = access
        self.declaration = declaration
        self.conditions = conditions
    }

    /// Whether it sees the internal declarations of the module.
    public var isTestable: Bool { attributes.contains("@testable") }

    /// Whether who imports the file's module gets the imported one as well.
    public var isExported: Bool { attributes.contains("@_exported") }

    /// The statement with its conditions: `@testable import (inside #if DEBUG)`.
    public var summary: String {
        let statement =
            attributes
            + [access, "import", declaration.map { "\($0) of \(module)" }].compactMap { $0 }
        let inside = conditions.map { "#if \($0)" }.joined(separator: ", ")
        return statement.joined(separator: " ") + (inside.isEmpty ? "" : " (inside \(inside))")
    }
}
