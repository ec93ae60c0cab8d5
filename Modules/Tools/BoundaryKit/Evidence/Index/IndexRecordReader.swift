import Foundation

/// Reads a record of the index.
final class IndexRecordReader {
    private enum Role {
        static let definition: UInt64 = 1 << 1
        static let reference: UInt64 = 1 << 2
        static let childOf: UInt64 = 1 << 9
        static let extendedBy: UInt64 = 1 << 14
    }

    /// The property of a symbol that no other file can use.
    private static let isLocal: UInt64 = 1 << 7

    private let library: IndexLibrary
    private var record = IndexRecord()
    /// The number of each symbol by its address, which is the same in a whole record; `nil` for a
    /// symbol that isn't of interest.
    private var numbers: [IndexLibrary.Handle: Int?] = [:]
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

    /// The record, in which the members of an extension are those of the type.
    private var resolved: IndexRecord {
        var record = record
        for index in record.declarations.indices {
            record.declarations[index].parent = record.declarations[index].parent.map {
                extendedTypes[$0] ?? $0
            }
        }
        return record
    }

    private func add(_ occurrence: IndexLibrary.Handle) {
        guard let symbol = library.symbol(occurrence), let number = number(of: symbol) else {
            return
        }
        var (line, column) = (UInt32(0), UInt32(0))
        library.place(occurrence, &line, &column)
        let position = SourceIndex.Position(line: Int(line), column: Int(column))
        let roles = library.roles(occurrence)
        current = number
        if roles & Role.definition != 0 {
            record.declarations.append(.init(symbol: number, position: position))
            readRelations(of: occurrence)
        } else if roles & Role.reference != 0 {
            if roles & Role.extendedBy != 0 { readRelations(of: occurrence) }
            record.uses[number, default: []].append(position)
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
        let roles = library.relationRoles(relation)
        guard roles & (Role.childOf | Role.extendedBy) != 0,
            let symbol = library.relatedSymbol(relation), let other = number(of: symbol)
        else { return }
        if roles & Role.extendedBy != 0 {
            extendedTypes[other] = current
        } else if let last = record.declarations.indices.last {
            record.declarations[last].parent = other
        }
    }

    /// The number of a symbol; `nil` if it is local, or is a part of another symbol, such as the
    /// getter of a property.
    private func number(of symbol: IndexLibrary.Handle) -> Int? {
        if let known = numbers[symbol] { return known }
        guard Self.isOfInterest(kind: library.kind(symbol), subkind: library.subkind(symbol)),
            library.properties(symbol) & Self.isLocal == 0
        else {
            numbers[symbol] = .some(nil)
            return nil
        }
        let number = record.symbols.count
        record.symbols.append(
            .init(identifier: library.identifier(symbol).string, name: library.name(symbol).string))
        numbers[symbol] = number
        return number
    }

    /// Whether a symbol isn't a module, a parameter, an accessor or the parameter of a generic.
    private static func isOfInterest(kind: UInt32, subkind: UInt32) -> Bool {
        switch (kind, subkind) {
        case (_, 3...4), (_, 1000...1003), (_, 1013...1018), (0...3, _), (25, _): false
        default: true
        }
    }
}
