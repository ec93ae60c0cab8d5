import Foundation

/// Reads a record of the index.
final class IndexRecordReader {
    private struct Roles: OptionSet {
        let rawValue: UInt64
        static let definition = Roles(rawValue: 1 << 1)
        static let reference = Roles(rawValue: 1 << 2)
        static let implicit = Roles(rawValue: 1 << 8)
        static let overrideOf = Roles(rawValue: 1 << 11)
        static let extendedBy = Roles(rawValue: 1 << 14)
        static let childOf = Roles(rawValue: 1 << 9)
        static let baseOf = Roles(rawValue: 1 << 10)
    }

    /// The property of a symbol that no other file can use.
    private static let isLocal: UInt64 = 1 << 7

    private let library: IndexLibrary
    private var record = IndexRecord()
    /// The number of each symbol by its address, which is the same in a whole record; `nil` for a
    /// symbol that isn't of interest.
    private var numbers: [IndexLibrary.Handle: Int?] = [:]
    /// The position of the use of each symbol.
    private var uses: [Int: Int] = [:]
    /// The type that each extension extends.
    private var extendedTypes: [Int: Int] = [:]
    /// The symbol of the current occurrence.
    private var current = 0

    private init(_ library: IndexLibrary) {
        self.library = library
    }

    /// Reads a record; `nil` if the store doesn't contain it.
    static func read(_ name: String, in store: IndexStore) -> IndexRecord? {
        if name.isEmpty { return IndexRecord() }
        guard let handle = store.library.openRecord(store.handle, name, nil) else { return nil }
        defer { store.library.closeRecord(handle) }
        let reader = IndexRecordReader(store.library)
        _ = store.library.occurrences(handle, Unmanaged.passUnretained(reader).toOpaque()) {
            context, occurrence in
            guard let context, let occurrence else { return false }
            Unmanaged<IndexRecordReader>.fromOpaque(context).takeUnretainedValue().add(occurrence)
            return true
        }
        return reader.resolved
    }

    /// The record, in which members and bases of an extension are those of the type.
    private var resolved: IndexRecord {
        var record = record
        for index in record.declarations.indices {
            record.declarations[index].parent = record.declarations[index].parent.map {
                extendedTypes[$0] ?? $0
            }
        }
        record.inheritances = record.inheritances.map { inheritance in
            .init(type: extendedTypes[inheritance.type] ?? inheritance.type, base: inheritance.base)
        }
        return record
    }

    private func add(_ occurrence: IndexLibrary.Handle) {
        guard let symbol = library.symbol(occurrence) else { return }
        var (line, column) = (UInt32(0), UInt32(0))
        library.place(occurrence, &line, &column)
        record.lines.insert(Int(line))
        guard let number = number(of: symbol) else { return }
        let roles = Roles(rawValue: library.roles(occurrence))
        current = number
        if roles.contains(.definition) {
            record.declarations.append(
                .init(
                    symbol: number, line: Int(line), column: Int(column),
                    isImplicit: roles.contains(.implicit)))
            readRelations(of: occurrence)
        } else if roles.contains(.reference) {
            if !roles.isDisjoint(with: [.baseOf, .extendedBy]) { readRelations(of: occurrence) }
            let position = SourceFacts.Position(line: Int(line), column: Int(column))
            if let use = uses[number] {
                record.uses[use].positions.append(position)
            } else {
                uses[number] = record.uses.count
                record.uses.append(.init(symbol: number, positions: [position]))
            }
        } else if roles.contains(.overrideOf) {
            // A conformance names the members that meet its requirements away from it.
            record.required.insert(number)
        }
    }

    private func readRelations(of occurrence: IndexLibrary.Handle) {
        _ = library.relations(occurrence, Unmanaged.passUnretained(self).toOpaque()) {
            context, relation in
            guard let context, let relation else { return false }
            Unmanaged<IndexRecordReader>.fromOpaque(context).takeUnretainedValue()
                .addRelation(relation)
            return true
        }
    }

    private func addRelation(_ relation: IndexLibrary.Handle) {
        let roles = Roles(rawValue: library.relationRoles(relation))
        if roles.contains(.overrideOf), !record.declarations.isEmpty {
            record.declarations[record.declarations.count - 1].isRequired = true
        }
        guard !roles.isDisjoint(with: [.childOf, .baseOf, .extendedBy]),
            let symbol = library.relatedSymbol(relation), let other = number(of: symbol)
        else { return }
        if roles.contains(.extendedBy) {
            extendedTypes[other] = current
        } else if roles.contains(.baseOf) {
            record.inheritances.append(.init(type: other, base: current))
        } else if !record.declarations.isEmpty {
            record.declarations[record.declarations.count - 1].parent = other
        }
    }

    /// The number of a symbol; `nil` if it is local, or is a part of another symbol, such as the
    /// getter of a property.
    private func number(of symbol: IndexLibrary.Handle) -> Int? {
        if let known = numbers[symbol] { return known }
        let kind = SourceSymbol.Kind(
            index: library.kind(symbol), subkind: library.subkind(symbol))
        guard let kind, library.properties(symbol) & Self.isLocal == 0 else {
            numbers[symbol] = .some(nil)
            return nil
        }
        let number = record.symbols.count
        record.symbols.append(
            .init(
                identifier: library.identifier(symbol).string, name: library.name(symbol).string,
                kind: kind))
        numbers[symbol] = number
        return number
    }
}

extension SourceSymbol.Kind {
    /// The kind of a symbol of the index; `nil` for modules, parameters, accessors and the
    /// parameters of generics.
    fileprivate init?(index kind: UInt32, subkind: UInt32) {
        switch (kind, subkind) {
        case (_, 3...4), (_, 1000...1003), (_, 1014...1018), (_, 1013): return nil
        case (0...3, _), (25, _): return nil
        case (4, _): self = .macro
        case (5, _): self = .enum
        case (6, _): self = .struct
        case (7, _): self = .class
        case (8, _): self = .protocol
        case (9, _): self = .extension
        case (11, _): self = .typealias
        case (12, _), (16...18, _): self = .function
        case (13, _), (14, _), (19...21, _): self = .property
        case (15, _): self = .case
        case (22, _): self = .initializer
        default: self = .other
        }
    }
}
