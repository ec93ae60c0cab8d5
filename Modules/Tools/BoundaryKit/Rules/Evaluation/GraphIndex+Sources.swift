import CommandLineKit

extension GraphIndex {
    /// The symbols in the sources; empty without evidence of uses.
    var sources: SourceIndex { graph.sources ?? SourceIndex() }

    /// The files of modules and folders, as indices.
    func files(in selector: ModuleSelector) -> Set<Int> {
        let names = Set(names(select(selector)))
        return Set(sources.files.indices.filter { names.contains(sources.files[$0].vertex) })
    }

    /// The modules whose code may name what one of others declares, because they depend on it,
    /// directly or through others. Folders always may: their dependencies are read from uses alone.
    func users(of modules: Set<String>) -> Set<String> {
        let files = sources.files
        let folders = Set(files.lazy.filter { $0.vertex != $0.module }.map(\.vertex))
        return Set(files.map(\.vertex)).filter { user in
            modules.contains { module in
                guard let tail = number(user), let head = number(module),
                    folders.isDisjoint(with: [user, module])
                else { return true }
                return closure[tail].contains(head)
            }
        }
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

    /// The uses of a symbol in some files, by their words where the index doesn't contain the code.
    func uses(of name: SymbolName, in files: Set<Int>) -> [FoundUse] {
        let symbols = symbols(named: name)
        let indexed = sources.uses.filter { use in
            use.isIndexed && symbols.contains(use.symbol) && files.contains(use.file)
        }.map { use in
            FoundUse(
                file: use.file, positions: use.positions, isIndexed: true,
                declaration: sources.place(of: sources.symbols[use.symbol]))
        }
        let isMethod = sources.files.contains { file in
            file.facts.methods.contains { name.matches($0, in: file.module) }
        }
        let words = files.sorted().compactMap { file -> FoundUse? in
            let words = sources.files[file].facts.words.filter {
                name.canMean($0, isMethod: isMethod)
            }
            return words.isEmpty
                ? nil
                : FoundUse(
                    file: file, positions: words.map(\.position), isIndexed: false,
                    declaration: nil)
        }
        return indexed + words
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

extension SourceSymbol {
    /// Whether its name without argument labels is a text. Comparing bytes is many times faster than
    /// comparing characters.
    fileprivate func hasBase(_ base: String) -> Bool {
        guard name.utf8.starts(with: base.utf8) else { return false }
        let next = name.utf8.dropFirst(base.utf8.count).first
        return next == nil || next == UInt8(ascii: "(")
    }
}
