/// A dependency of one module on another, with its evidence.
package struct Edge: Hashable, Sendable, Encodable {
    /// The name of the module that depends.
    package let tail: String
    /// The name of the module that it depends on.
    package let head: String
    /// The evidence, in the order of files and lines.
    let evidence: [EdgeEvidence]

    /// Creates a dependency.
    package init(from tail: String, to head: String, evidence: [EdgeEvidence]) {
        self.tail = tail
        self.head = head
        self.evidence = evidence.sorted { $0.order < $1.order }
    }

    /// The statements that import the module.
    package var imports: [ImportStatement] {
        evidence.compactMap { if case .imported(let statement) = $0 { statement } else { nil } }
    }

    /// The declarations in the manifest; several if it is declared for several conditions.
    var declarations: [DeclaredDependency] {
        evidence.compactMap {
            if case .declared(let declaration) = $0 { declaration } else { nil }
        }
    }

    /// The first declaration in the manifest; `nil` if there is none.
    package var declaration: DeclaredDependency? {
        for case .declared(let declaration) in evidence { return declaration }
        return nil
    }

    /// Whether only links to files of the other module show it: its code is compiled again, and it
    /// isn't needed itself.
    var isOnlyLink: Bool { evidence.allSatisfy(\.isLink) }

    /// The symbols of the other module that files use.
    var uses: [SymbolUse] {
        evidence.compactMap { if case .used(let use) = $0 { use } else { nil } }
    }
}
