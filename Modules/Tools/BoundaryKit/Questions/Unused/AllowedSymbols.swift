import Foundation

/// The symbols that other modules may see although none uses them, each with the reason.
package struct AllowedSymbols: Sendable {
    /// The default name of the file in a package's folder.
    package static let name = ".boundaries.unused.json"

    /// Symbols with the same reason.
    struct Entry: Sendable {
        let pattern: String
        let because: String
        let place: SourcePlace
    }

    let entries: [Entry]

    /// Reads a JSON list of objects with `symbols`, such as `["Kit.Road", "Kit.Road.*"]`, and
    /// `because`.
    /// - Parameter file: The path of the file for errors.
    init(_ data: Data, file: String = name) throws(RuleFile.Failure) {
        let groups: JSONElements<Group> = try JSONElements(
            data, file: file, kind: ("entry", "entries"))
        entries = groups.elements.flatMap { group, place in
            group.symbols.map { Entry(pattern: $0, because: group.because, place: place) }
        }
    }

    private struct Group: Decodable {
        let symbols: [String]
        let because: String

        private enum CodingKeys: CodingKey {
            case symbols, because
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            symbols = try container.decode([String].self, forKey: .symbols)
            because = try container.decode(String.self, forKey: .because)
            guard because.contains(where: { !$0.isWhitespace }) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .because, in: container,
                    debugDescription: "the reason is empty; say who uses the symbols")
            }
        }
    }
}

extension AllowedSymbols.Entry {
    /// Whether it names a symbol: by the module and the name with the types around it. `*` stands
    /// for any text.
    func matches(_ symbol: UnusedCode.Symbol) -> Bool {
        let name = "\(symbol.module).\(symbol.name)"
        return name == pattern || Glob(pattern).matches(name)
    }
}

extension PackageFolder {
    /// Reads the allowed symbols from the package's `.boundaries.unused.json`; `nil` if there is none.
    /// - Throws: ``RuleFile/Failure`` if the file isn't valid, ``EvidenceError`` if it can't be read.
    package func allowedSymbols() throws -> AllowedSymbols? {
        let file = url.appending(path: AllowedSymbols.name)
        return try dataIfAny(of: file).map { try AllowedSymbols($0, file: name(of: file)) }
    }
}
