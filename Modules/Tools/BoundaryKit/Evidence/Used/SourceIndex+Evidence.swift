extension SourceIndex {
    /// Combines the evidence about files.
    init(_ evidence: [FileEvidence]) {
        files = evidence.map {
            File(
                path: $0.path, module: $0.module, vertex: $0.module, isIndexed: $0.record != nil,
                facts: $0.facts.marking(lines: $0.record?.lines ?? []))
        }
        var builder = Builder()
        builder.incomplete = Set(evidence.filter { $0.record == nil }.map(\.module))
        for (file, evidence) in evidence.enumerated() { builder.declare(evidence, in: file) }
        for (file, evidence) in evidence.enumerated() {
            builder.declare(evidence.earlier, in: file, of: evidence.module)
        }
        for (file, evidence) in evidence.enumerated() { builder.use(evidence, in: file) }
        symbols = builder.symbols
        uses = builder.uses
        conformances = builder.conformances
    }

    private struct Builder {
        /// A name of a type in a module.
        private struct TypeName: Hashable {
            let module: String
            let name: String
        }

        private(set) var symbols: [SourceSymbol] = []
        private(set) var uses: [Use] = []
        private(set) var conformances: [Conformance] = []
        private var numbers: [String: Int] = [:]
        /// The modules with files that aren't in the index.
        var incomplete: Set<String> = []
        /// The types that stand for symbols whose declarations aren't in the index.
        private var replacements: [Int: Int] = [:]
        /// The types that aren't in others; `nil` for several of the same name.
        private var types: [TypeName: Int?] = [:]

        mutating func declare(_ evidence: FileEvidence, in file: Int) {
            declare(evidence.record, in: file, of: evidence.module)
            declareNames(of: evidence, in: file)
        }

        /// Notes the declarations of a record, except those that others have declared.
        mutating func declare(_ record: IndexRecord?, in file: Int, of module: String) {
            guard let record else { return }
            let numbers = record.symbols.map { number(of: $0) }
            for declaration in record.declarations {
                let number = numbers[declaration.symbol]
                // Extensions of several files, and a file in two modules, repeat a declaration.
                guard symbols[number].site == nil else { continue }
                symbols[number].site = .init(
                    file: file, line: declaration.line, column: declaration.column)
                symbols[number].parent = declaration.parent.map { numbers[$0] }
                symbols[number].isWritten = !declaration.isImplicit
                if declaration.isRequired { symbols[number].isRequired = true }
                if symbols[number].parent == nil, symbols[number].kind != .extension {
                    add(number, to: module)
                }
            }
            for symbol in record.required { symbols[numbers[symbol]].isRequired = true }
            for inheritance in record.inheritances {
                let type = numbers[inheritance.type]
                symbols[type].bases.append(numbers[inheritance.base])
                conformances.append(Conformance(file: file, type: type))
            }
        }

        /// Notes the types whose declarations only the text shows.
        private mutating func declareNames(of evidence: FileEvidence, in file: Int) {
            for type in evidence.facts.types where type.isOutermost {
                let isIndexed = evidence.record?.lines.contains(type.position.line) ?? false
                let known = types[TypeName(module: evidence.module, name: type.name)]
                let isRepeated = known.flatMap { $0 }.map { symbols[$0].site?.file == file }
                guard !isIndexed, isRepeated != true else { continue }
                let site = SourceSymbol.Site(
                    file: file, line: type.position.line, column: type.position.column)
                symbols.append(
                    SourceSymbol(
                        identifier: "name:\(evidence.module).\(type.name)", name: type.name,
                        kind: type.kind, site: site, isWritten: true))
                add(symbols.count - 1, to: evidence.module)
            }
        }

        mutating func use(_ evidence: FileEvidence, in file: Int) {
            for use in evidence.record?.uses ?? [] {
                guard let symbol = evidence.record?.symbols[use.symbol] else { continue }
                uses.append(
                    Use(
                        file: file, symbol: declared(symbol), positions: use.positions,
                        isIndexed: true))
            }
            // A member has a qualifier, and isn't one of the types of the module itself.
            let words = evidence.facts.words.filter { $0.qualifier == nil }
            let found = Dictionary(grouping: words) { word -> Int? in
                let known = types[TypeName(module: evidence.module, name: word.text)]
                return known.flatMap { $0 }
            }
            for case (let number?, let words) in found where symbols[number].site?.file != file {
                uses.append(
                    Use(
                        file: file, symbol: number, positions: words.map(\.position),
                        isIndexed: false))
            }
        }

        /// The number of a symbol; of its type, if only the text shows the declaration.
        private mutating func declared(_ symbol: IndexRecord.Symbol) -> Int {
            let number = number(of: symbol)
            guard symbols[number].site == nil, !incomplete.isEmpty else { return number }
            if let known = replacements[number] { return known }
            var found = number
            if incomplete.contains(where: symbol.isSwift(of:)), let name = symbol.externalName {
                let type = name.types.split(separator: ".").first.map(String.init) ?? symbol.name
                found = types[TypeName(module: name.module, name: type)].flatMap { $0 } ?? number
            }
            replacements[number] = found
            return found
        }

        private mutating func add(_ number: Int, to module: String) {
            let name = TypeName(module: module, name: symbols[number].name)
            guard let known = types[name] else {
                types[name] = number
                return
            }
            let isSameFile = known.map { symbols[$0].site?.file == symbols[number].site?.file }
            if isSameFile != true { types[name] = .some(nil) }
        }

        private mutating func number(of symbol: IndexRecord.Symbol) -> Int {
            if let number = numbers[symbol.identifier] { return number }
            numbers[symbol.identifier] = symbols.count
            symbols.append(
                SourceSymbol(identifier: symbol.identifier, name: symbol.name, kind: symbol.kind))
            return symbols.count - 1
        }
    }
}

extension IndexRecord.Symbol {
    /// Whether it is a Swift symbol of a module, as its identifier begins.
    fileprivate func isSwift(of module: String) -> Bool {
        identifier.hasPrefix("s:\(module.utf8.count)\(module)")
    }

    fileprivate var externalName: ExternalSymbolName? { ExternalSymbolName(identifier) }
}

extension SourceFacts {
    /// The same facts, of which the types on some lines are in the index.
    fileprivate func marking(lines: Set<Int>) -> SourceFacts {
        var facts = self
        for index in types.indices {
            facts.types[index].isIndexed = lines.contains(types[index].position.line)
        }
        return facts
    }
}
