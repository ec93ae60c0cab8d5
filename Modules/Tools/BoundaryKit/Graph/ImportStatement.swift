/// An import in a file, in any branch of `#if`.
package struct ImportStatement: Hashable, Sendable, Codable {
    /// The place of the module's name.
    package let place: SourcePlace
    /// The name of the module.
    let module: String
    /// The attributes before it, such as `@testable` or `@_spi(Menu)`.
    let attributes: [String]
    /// Its access level, such as `public`; `nil` if none is written.
    let access: String?
    /// The declaration that is imported, such as `struct Cart`; `nil` for the whole module.
    let declaration: String?
    /// The conditions of the `#if` branches around it, from the outermost, such as `os(iOS)`.
    let conditions: [String]

    /// Creates an import.
    package init(
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

    /// Whether it is in a branch of `#if` that asks for the platform.
    var isForPlatforms: Bool {
        conditions.contains { condition in
            ["os(", "canImport(", "targetEnvironment(", "arch("].contains { condition.contains($0) }
        }
    }

    /// Whether it is in a branch of `#if` that asks for one of some traits, or for the module itself.
    func isFor(traits: [String]) -> Bool {
        conditions.contains { condition in
            condition.contains("canImport(") || traits.contains { condition.contains($0) }
        }
    }

    /// Whether it makes the internal declarations of the module visible.
    var isTestable: Bool { attributes.contains("@testable") }

    /// Whether it re-exports the module to the importers of the file's module.
    var isExported: Bool { attributes.contains("@_exported") }

    /// The statement with its conditions: `@testable import (inside #if DEBUG)`.
    package var summary: String {
        let statement =
            attributes
            + [access, "import", declaration.map { "\($0) of \(module)" }].compactMap { $0 }
        let inside = conditions.map { "#if \($0)" }.joined(separator: ", ")
        return statement.joined(separator: " ") + (inside.isEmpty ? "" : " (inside \(inside))")
    }
}
