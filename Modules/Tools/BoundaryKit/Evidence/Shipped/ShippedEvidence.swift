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
        guard !programs.isEmpty else {
            throw EvidenceError.notBuilt(folder.url.path, command: folder.buildCommand)
        }
        let linked = try await programs.concurrentMap { product, program in
            let symbols = try await ProgramSymbols(of: program, with: toolchain)
            return Product(
                name: product.name, modules: product.modules,
                linked: modules.filter(symbols.holdsSymbol).sorted(), traits: folder.traits)
        }
        let times = buildTimes(of: Set(linked.flatMap { $0.linked ?? [] }), from: sources)
        let current = zip(linked, programs.map(\.1)).filter { product, program in
            let linkTime = URL(filePath: program).modificationDate ?? .distantPast
            return (product.linked ?? []).allSatisfy { module in
                times[module].map { $0 <= linkTime } ?? false
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

    /// The time when the last object file of each module was written, without the modules that
    /// aren't built from their current sources.
    private func buildTimes(
        of modules: Set<String>, from sources: [String: [String]]
    ) -> [String: Date] {
        modules.reduce(into: [:]) { times, module in
            let outputs = folder.outputs(of: module)
            // Nothing shows that the program is older.
            guard let time = outputs.lastObject else {
                times[module] = .distantPast
                return
            }
            let files = sources[module, default: []].map { package.url.appending(path: $0) }
            if outputs.areCurrent(for: files) { times[module] = time }
        }
    }
}
