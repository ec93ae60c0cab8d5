import Foundation

/// The index that the compiler writes in a debug build: for each source file a unit, which names
/// the record of the symbols in it.
final class IndexStore {
    /// The description of a file at the time of its compilation.
    struct Unit: Sendable {
        /// The absolute path of the file.
        let file: String
        /// The name of the record with the symbols in it; empty if it contains none.
        let record: String
        /// The time when it was written.
        let time: FileTime
    }

    let library: IndexLibrary
    let handle: IndexLibrary.Handle

    /// Opens a store.
    /// - Throws: `unreadableFile` if the library is missing, or the folder isn't a store that it can
    ///   read.
    init(at folder: String, library path: String) throws(EvidenceError) {
        library = try IndexLibrary(at: path)
        guard let handle = library.openStore(folder, nil) else {
            throw .unreadableFile(
                folder, reason: "isn't an index that the toolchain can read; build again")
        }
        self.handle = handle
    }

    deinit {
        library.closeStore(handle)
    }

    /// The newest unit of each source file. A file has several if several builds compile it.
    /// - Parameter isIncluded: Whether a file, by its absolute path, is of interest.
    func units(where isIncluded: @escaping (String) -> Bool) -> [String: Unit] {
        let names = TextList()
        _ = library.units(handle, 0, Unmanaged.passUnretained(names).toOpaque()) { context, text in
            guard let context else { return false }
            Unmanaged<TextList>.fromOpaque(context).takeUnretainedValue().texts.append(text.string)
            return true
        }
        return names.texts.reduce(into: [:]) { units, name in
            guard let unit = unit(name, where: isIncluded) else { return }
            if let other = units[unit.file], unit.time < other.time { return }
            units[unit.file] = unit
        }
    }

    /// Reads a unit; `nil` if it isn't of interest or can't be read.
    private func unit(_ name: String, where isIncluded: (String) -> Bool) -> Unit? {
        guard let reader = library.openUnit(handle, name, nil) else { return nil }
        defer { library.closeUnit(reader) }
        let file = library.mainFile(reader).string
        var (seconds, nanoseconds) = (Int64(0), Int64(0))
        guard isIncluded(file), !library.time(handle, name, &seconds, &nanoseconds, nil) else {
            return nil
        }
        let records = RecordList(library, of: file)
        _ = library.dependencies(reader, Unmanaged.passUnretained(records).toOpaque()) {
            context, dependency in
            guard let context, let dependency else { return false }
            Unmanaged<RecordList>.fromOpaque(context).takeUnretainedValue().add(dependency)
            return true
        }
        return Unit(
            file: file, record: records.name,
            time: FileTime(seconds: seconds, nanoseconds: nanoseconds))
    }
}

/// A list to which a callback appends.
private final class TextList {
    var texts: [String] = []
}

/// Finds the record of a file among the dependencies of its unit.
private final class RecordList {
    private static let record: UInt32 = 2
    private let library: IndexLibrary
    private let file: String
    private(set) var name = ""

    init(_ library: IndexLibrary, of file: String) {
        self.library = library
        self.file = file
    }

    func add(_ dependency: IndexLibrary.Handle) {
        guard library.dependencyKind(dependency) == Self.record,
            library.dependencyPath(dependency).string == file
        else { return }
        name = library.dependencyName(dependency).string
    }
}
