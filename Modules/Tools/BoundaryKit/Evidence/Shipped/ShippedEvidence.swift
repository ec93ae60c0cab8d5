import Foundation

/// The contents of the linked products of a package.
struct ShippedEvidence: Sendable {
    let products: [Product]
    /// The products whose programs are older than the modules in them, and aren't used; ordered by
    /// name.
    let outdated: [String]
}

extension BuiltPackage {
    /// Reads the symbols of each product's program. A program that is older than its modules is
    /// named and not used.
    /// - Parameter sources: The source files of each module.
    /// - Throws: `notBuilt` if no product has a program, and `outdatedBuild` if all programs are
    ///   older than their modules.
    func shipped(
        _ products: [Product], modules: [Module], from sources: [String: [String]]
    ) async throws -> ShippedEvidence {
        let modules = modules.filter { $0.kind != .test }.map(\.name)
        let programs = products.compactMap { product in
            folder.program(product.name).map { (product, $0) }
        }
        guard !programs.isEmpty else { throw EvidenceError.notBuilt(folder.url.path) }
        let linked = try await programs.concurrentMap { product, program in
            let symbols = try await ProgramSymbols(of: program, with: toolchain)
            return Product(
                name: product.name, modules: product.modules,
                linked: modules.filter(symbols.holdsSymbol).sorted(), traits: folder.traits)
        }
        let current = zip(linked, programs).filter { product, program in
            (product.linked ?? []).allSatisfy {
                isCurrent($0, sources: sources[$0, default: []], in: program.1)
            }
        }.map(\.0)
        guard !current.isEmpty else {
            throw EvidenceError.outdatedBuild(folder.url.path, command: folder.buildCommand)
        }
        let names = Set(current.map(\.name))
        return ShippedEvidence(
            products: current + products.filter { !names.contains($0.name) },
            outdated: linked.map(\.name).filter { !names.contains($0) }.sorted())
    }

    /// Whether a program contains the current sources of a module.
    private func isCurrent(_ module: String, sources: [String], in program: String) -> Bool {
        let objects = folder.outputs(of: module).lastObject
        guard let objects, let program = URL(filePath: program).modificationDate else {
            return true
        }
        return objects <= program && isCurrent(module, sources: sources)
    }
}
