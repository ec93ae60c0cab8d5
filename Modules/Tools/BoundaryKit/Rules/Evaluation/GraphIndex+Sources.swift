import CommandLineKit

extension GraphIndex {
    /// What the sources declare and use; empty if neither was read.
    var sources: SourceIndex { graph.sources ?? SourceIndex(files: []) }

    /// The files of modules and folders, as indices.
    func files(in selector: ModuleSelector) -> Set<Int> {
        let names = Set(names(select(selector)))
        return Set(sources.files.indices.filter { names.contains(sources.files[$0].vertex) })
    }

    /// The symbols that a name means.
    func symbols(named name: SymbolName) -> Set<Int> {
        let sources = sources
        return Set(
            sources.symbols.indices.filter { number in
                let symbol = sources.symbols[number]
                guard symbol.hasBase(name.base) else { return false }
                if let site = symbol.site {
                    return name.matches(
                        sources.qualifiedName(of: number), in: sources.files[site.file].module)
                }
                guard let external = ExternalSymbolName(symbol.identifier) else {
                    // The identifier of a C or Objective-C symbol contains its name as written there.
                    return name.matches(symbol.name, in: nil)
                }
                let types = external.types.isEmpty ? "" : "\(external.types)."
                return name.matches(types + symbol.name, in: external.module)
            })
    }

    /// The violations by uses of a symbol in some files.
    func violations(byUsing name: SymbolName, in files: Set<Int>) -> [Violation] {
        let (sources, symbols) = (sources, symbols(named: name))
        return sources.uses.filter { symbols.contains($0.symbol) && files.contains($0.file) }
            .map { use in
                let vertex = sources.files[use.file].vertex
                let declaration = sources.place(of: sources.symbols[use.symbol])
                return Violation(
                    subject: "\(vertex) uses \(name.text)",
                    sentence: "\(vertex) must not use \(name.text)",
                    sites: use.positions.map { position in
                        Violation.Site(
                            place: sources.place(use.file, position),
                            evidence: declaration.map { ["declared at \($0)"] } ?? [])
                    })
            }
    }

    /// The violation by a name that means no symbol, with which a rule would hold unnoticed.
    func violation(byUnknown name: String) -> Violation {
        let sources = sources
        let names = sources.symbols.indices.filter { sources.symbols[$0].site != nil }.map {
            String(sources.qualifiedName(of: $0).prefix { $0 != "(" })
        }
        let advice = names.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
        return Violation(
            subject: "selects nothing: \(name)",
            sentence: "no symbol of the package has the name '\(name)'\(advice)",
            fix: "correct the name, or remove it", isAboutRule: true)
    }
}

extension SourceIndex.Symbol {
    /// Whether its name without argument labels is a text. Comparing bytes is many times faster than
    /// comparing characters.
    fileprivate func hasBase(_ base: String) -> Bool {
        guard name.utf8.starts(with: base.utf8) else { return false }
        let next = name.utf8.dropFirst(base.utf8.count).first
        return next == nil || next == UInt8(ascii: "(")
    }
}
