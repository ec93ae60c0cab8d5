import Foundation

/// The index that the compiler writes in a debug build: for each source file a unit, which names
/// the record of the symbols in it.
final class IndexStore {
    struct Unit: Sendable {
        let file: String
        /// The name of the record with the symbols in it; empty if it contains none.
        let record: String
        /// When it was written, in seconds since 1970.
        let time: Double
    }

    private static let recordDependency: UInt32 = 2
    private let library: IndexLibrary
    private let handle: IndexLibrary.Handle
    /// The folder with a file for each unit.
    private let folder: URL

    init(at folder: String, library path: String) throws(EvidenceError) {
        library = try IndexLibrary(at: path)
        guard let handle = library.openStore(folder, nil) else {
            throw .unreadableFile(
                folder, reason: "isn't an index that the toolchain can read; build again")
        }
        self.handle = handle
        self.folder = URL(filePath: folder).appending(path: "v\(library.formatVersion())/units")
    }

    deinit { library.closeStore(handle) }

    /// The newest unit of each source file. A file has several if several builds compile it.
    func units(where isIncluded: (String) -> Bool) -> [Unit] {
        let all = folder.names.compactMap { unit($0, where: isIncluded) }
        return Dictionary(grouping: all, by: \.file).values.compactMap { units in
            units.max { $0.time < $1.time }
        }
    }

    private func unit(_ name: String, where isIncluded: (String) -> Bool) -> Unit? {
        guard let reader = library.openUnit(handle, name, nil) else { return nil }
        defer { library.closeUnit(reader) }
        let file = library.mainFile(reader).string
        guard isIncluded(file), let time = folder.appending(path: name).changeTime else {
            return nil
        }
        var record = ""
        library.visit(library.dependencies, of: reader) { dependency in
            if library.dependencyKind(dependency) == Self.recordDependency,
                library.dependencyPath(dependency).string == file
            {
                record = library.dependencyName(dependency).string
            }
        }
        return Unit(file: file, record: record, time: time)
    }

    func record(_ name: String, of file: String) -> IndexRecord? {
        if name.isEmpty { return IndexRecord() }
        guard let record = library.openRecord(handle, name, nil) else { return nil }
        defer { library.closeRecord(record) }
        var reader = RecordReader(library: library, file: file)
        library.visit(library.occurrences, of: record) { reader.add($0) }
        return reader.record
    }
}

private struct RecordReader {
    private enum Role {
        static let definition: UInt64 = 1 << 1
        static let reference: UInt64 = 1 << 2
        static let childOf: UInt64 = 1 << 9
        static let extendedBy: UInt64 = 1 << 14
    }

    /// The property of a symbol that no other file can use.
    private static let isLocal: UInt64 = 1 << 7

    let library: IndexLibrary
    let file: String
    var record = IndexRecord()
    /// The index of each symbol by its address, which is the same in a whole record; `nil` for a
    /// symbol that isn't of interest.
    var indices: [IndexLibrary.Handle: Int?] = [:]
    /// The type of each extension, whose name is before its members.
    var extendedTypes: [Int: Int] = [:]

    mutating func add(_ occurrence: IndexLibrary.Handle) {
        guard let symbol = library.symbol(occurrence), let index = index(of: symbol) else {
            return
        }
        var line = UInt32(0)
        var column = UInt32(0)
        library.place(occurrence, &line, &column)
        let place = SourcePlace(file: file, line: Int(line), column: Int(column))
        let roles = library.roles(occurrence)
        if roles & Role.definition != 0 {
            record.declarations.append(.init(symbol: index, place: place))
            addRelations(of: occurrence, symbol: index)
        } else if roles & Role.reference != 0 {
            if roles & Role.extendedBy != 0 { addRelations(of: occurrence, symbol: index) }
            record.uses[index, default: []].append(place)
        }
    }

    private mutating func addRelations(of occurrence: IndexLibrary.Handle, symbol current: Int) {
        library.visit(library.relations, of: occurrence) { relation in
            let roles = library.relationRoles(relation)
            guard roles & (Role.childOf | Role.extendedBy) != 0,
                let symbol = library.relatedSymbol(relation), let other = index(of: symbol)
            else { return }
            if roles & Role.extendedBy != 0 {
                extendedTypes[other] = current
            } else if let last = record.declarations.indices.last {
                record.declarations[last].parent = extendedTypes[other] ?? other
            }
        }
    }

    /// The index of a symbol in the record; `nil` if it is local, or is a part of another symbol,
    /// such as the getter of a property.
    private mutating func index(of symbol: IndexLibrary.Handle) -> Int? {
        if let known = indices[symbol] { return known }
        guard Self.isOfInterest(kind: library.kind(symbol), subkind: library.subkind(symbol)),
            library.properties(symbol) & Self.isLocal == 0
        else {
            indices[symbol] = .some(nil)
            return nil
        }
        let index = record.symbols.count
        record.symbols.append(
            .init(identifier: library.identifier(symbol).string, name: library.name(symbol).string))
        indices[symbol] = index
        return index
    }

    /// Whether a symbol isn't a module, a parameter, an accessor or the parameter of a generic.
    private static func isOfInterest(kind: UInt32, subkind: UInt32) -> Bool {
        switch (kind, subkind) {
        case (_, 3...4), (_, 1000...1003), (_, 1013...1018), (0...3, _), (25, _): false
        default: true
        }
    }
}
