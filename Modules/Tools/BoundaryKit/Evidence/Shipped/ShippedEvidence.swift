import Foundation

/// The contents of the linked products of a package.
struct ShippedEvidence: Sendable {
    let products: [Product]
}

extension BuiltPackage {
    /// Reads the symbols of each product's program.
    /// - Throws: `notBuilt` if no product has a program.
    func shipped(
        _ products: [Product], modules: [Module]
    ) async throws -> ShippedEvidence {
        let modules = modules.filter { $0.kind != .test }.map(\.name)
        let products = try await products.concurrentMap { product in
            guard let program = folder.program(product.name) else { return product }
            let symbols = try await ProgramSymbols(of: program, with: toolchain)
            return Product(
                name: product.name, modules: product.modules,
                linked: modules.filter(symbols.holdsSymbol).sorted(), traits: folder.traits)
        }
        guard products.contains(where: { $0.linked != nil }) else {
            throw EvidenceError.notBuilt(folder.url.path)
        }
        return ShippedEvidence(products: products)
    }
}
