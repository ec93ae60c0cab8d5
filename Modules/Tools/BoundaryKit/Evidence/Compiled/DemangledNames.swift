import Foundation

/// The source names of mangled symbols.
struct DemangledNames {
    private let names: [String: String]

    /// Demangles symbols with the toolchain.
    init(of symbols: [String], with toolchain: Toolchain) async throws(EvidenceError) {
        guard !symbols.isEmpty else {
            try self.init(symbols: [], output: "")
            return
        }
        let tool = Tool(
            command: [toolchain.path("swift-demangle"), "--compact"],
            input: Data(symbols.joined(separator: "\n").utf8), limit: .seconds(60))
        try self.init(
            symbols: symbols, output: String(decoding: try await tool.output().get(), as: UTF8.self)
        )
    }

    /// - Parameter output: One line for each symbol.
    /// - Throws: `unknownFormat` if the number of lines differs from the number of symbols.
    init(symbols: [String], output: String) throws(EvidenceError) {
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        guard lines.count == symbols.count else {
            throw .unknownFormat(
                tool: "'swift-demangle'",
                difference: "\(lines.count) lines for \(symbols.count) symbols")
        }
        names = Dictionary(zip(symbols, lines), uniquingKeysWith: { one, _ in one })
    }

    /// The declaration of a module that a symbol belongs to, such as `Shop.ProductNavigator.init`
    /// for `Shop.ProductNavigator.init(router: any RoutingKit.AppRouting) ->
    /// Shop.ProductNavigator`.
    func declaration(of symbol: String, in module: String) -> String {
        let text = names[symbol] ?? symbol
        let heading = "(extension in \(module)):"
        let start =
            text.range(of: heading)?.upperBound ?? text.range(of: "\(module).")?.lowerBound
        guard let start else { return text }
        let name = text[start...].prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
        let parts = name.split(separator: ".").filter { !Self.compilerParts.contains($0) }
        return parts.joined(separator: ".").replacing("__allocating_init", with: "init")
    }

    /// The names of the parts that the compiler generates for a declaration.
    private static let compilerParts: Set<Substring> = [
        "getter", "setter", "modify", "read", "unsafeAddressor", "unsafeMutableAddressor",
        "__derived_struct_equals", "__derived_enum_equals",
    ]
}
