/// Metrics of the types that a module declares.
package struct TypeMetrics: Hashable, Sendable, Codable {
    /// The number of types: structures, classes, actors, enumerations and protocols.
    package let count: Int
    /// The proportion of protocols, from 0 to 1; 0 without types (Martin, "OO design quality
    /// metrics", 1994).
    package let abstractness: Double
    /// The number of members of all types, with those in extensions of the package.
    package let members: Int
    /// The number of members of the largest type.
    package let maxMembers: Int

    init(counts: [Int], protocols: Int) {
        count = counts.count
        abstractness = counts.isEmpty ? 0 : Double(protocols) / Double(counts.count)
        members = counts.reduce(0, +)
        maxMembers = counts.max() ?? 0
    }
}

extension SourceIndex {
    /// The metrics of the types in each module that has files.
    var typeMetrics: [String: TypeMetrics] {
        let memberCounts = memberCounts
        var types: [String: [Int]] = [:]
        for file in files { types[file.module] = [] }
        for number in symbols.indices {
            guard symbols[number].kind.isType, let site = symbols[number].site else { continue }
            types[files[site.file].module, default: []].append(number)
        }
        return types.mapValues { types in
            TypeMetrics(
                counts: types.map { memberCounts[$0] ?? 0 },
                protocols: types.count { symbols[$0].kind == .protocol })
        }
    }
}
