/// The names of a module and of another that it depends on.
struct Dependency: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    let tail: String, head: String

    /// As `Moments -> Shop`.
    var description: String { "\(tail) -> \(head)" }

    static func < (left: Dependency, right: Dependency) -> Bool {
        (left.tail, left.head) < (right.tail, right.head)
    }
}

/// A dependency of one module on another, with its evidence, ordered by place.
struct Edge: Hashable, Sendable, Codable {
    /// The name of the module that depends.
    let tail: String
    /// The name of the module that it depends on.
    let head: String
    let declarations: [DeclaredDependency]
    let imports: [ImportStatement]
    let uses: [SymbolUse]

    private enum CodingKeys: String, CodingKey {
        case tail, head, declarations = "declared", imports = "imported", uses = "used"
    }

    init(
        from tail: String, to head: String, declared: [DeclaredDependency] = [],
        imported: [ImportStatement] = [], used: [SymbolUse] = []
    ) {
        self.tail = tail
        self.head = head
        declarations = declared.sorted { $0.place < $1.place }
        imports = imported.sorted { $0.place < $1.place }
        uses = used.sorted { $0.place < $1.place }
    }

    var declaration: DeclaredDependency? { declarations.first }

    var dependency: Dependency { Dependency(tail: tail, head: head) }
}

/// A dependency as a manifest or a project declares it, with the conditions under which it applies.
struct DeclaredDependency: Hashable, Sendable, Codable {
    var place: SourcePlace
    /// The platforms that it applies to; all if empty.
    var platforms: [String] = []
    /// The traits, one of which must be enabled for it to apply; it always applies if empty.
    var traits: [String] = []
    /// The names under which modules of a product are imported instead of their own.
    var aliases: [String] = []
    /// Whether it doesn't apply to some platforms of the package.
    var isPartial = false
}

/// An import in a file, in any branch of `#if`.
struct ImportStatement: Hashable, Sendable, Codable {
    let module: String
    /// The place of the module's name.
    let place: SourcePlace
    /// The attributes before it, such as `@testable` or `@_spi(Menu)`.
    var attributes: [String] = []
    /// Its access level, such as `public`; `nil` if none is written.
    var access: String?
    /// The declaration that is imported, such as `struct Cart`; `nil` for the whole module.
    var declaration: String?
    /// The conditions of the `#if` branches around it, from the outermost, such as `os(iOS)`.
    var conditions: [String] = []

    var isTestable: Bool { attributes.contains("@testable") }
    var isExported: Bool { attributes.contains("@_exported") }

    /// The statement with its conditions: `@testable import (inside #if DEBUG)`.
    var summary: String {
        let statement =
            attributes
            + [access, "import", declaration.map { "\($0) of \(module)" }].compactMap { $0 }
        let inside = conditions.map { "#if \($0)" }.joined(separator: ", ")
        return statement.joined(separator: " ") + (inside.isEmpty ? "" : " (inside \(inside))")
    }
}

/// A symbol of the package that a file uses, according to the compiler's index.
struct SymbolUse: Hashable, Sendable, Codable {
    let place: SourcePlace
    /// The name of the symbol with the types around it, such as `Cart.add(_:)`.
    let symbol: String
    let declaration: SourcePlace
    let count: Int

    var summary: String {
        let others = count > 1 ? ", \(count) times in this file" : ""
        return "uses \(symbol), declared at \(declaration)\(others)"
    }
}
