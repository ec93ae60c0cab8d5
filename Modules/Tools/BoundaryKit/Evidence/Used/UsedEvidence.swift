import Foundation

/// What the index and the text show about one file.
struct FileEvidence: Sendable {
    let path: String
    let module: String
    /// The symbols; `nil` if the index doesn't describe the current text of the file.
    let record: IndexRecord?
    /// The symbols of an earlier text, of which only the declarations count: other files use them.
    let earlier: IndexRecord?
    let facts: SourceFacts
}

extension BuiltPackage {
    /// Reads the symbols that the files of modules declare and use.
    ///
    /// The names in a file that isn't in the index, or is newer than it, stand for its symbols. So do
    /// those in all files if the index can't be read, or the toolchain has no library that reads it.
    /// - Parameter modules: The source files of each module.
    /// - Throws: `EvidenceError` if a file can't be read.
    func used(from modules: [String: [String]]) async throws -> SourceIndex {
        let files = modules.flatMap { module, files in files.map { (path: $0, module: module) } }
            .sorted { ($0.path, $0.module) < ($1.path, $1.module) }
        let (records, failure) = readRecords()
        let size = max(1, files.count / (4 * ProcessInfo.processInfo.activeProcessorCount))
        let parts = stride(from: 0, to: files.count, by: size).map { start in
            Array(files[start..<min(files.count, start + size)])
        }
        let evidence = try await parts.concurrentMap { [package] part in
            // The library's objects aren't safe to share between threads.
            let store = try index(isNeeded: !records.isEmpty)
            return try part.map { file in
                let unit = records[file.path]
                let found = store.flatMap { store in
                    unit.flatMap { IndexRecordReader.read($0.record, in: store) }
                }
                let record = unit?.isCurrent == true ? found : nil
                return FileEvidence(
                    path: file.path, module: file.module, record: record,
                    earlier: record == nil ? found : nil,
                    facts: SourceScanner.facts(
                        of: try package.bytes(of: file.path), indexed: record?.lines))
            }
        }
        var sources = SourceIndex(evidence.flatMap { $0 })
        sources.failure = failure
        return sources
    }

    /// Opens the index; `nil` if there is none.
    private func index(isNeeded: Bool) throws(EvidenceError) -> IndexStore? {
        guard isNeeded, let index = folder.index else { return nil }
        return try IndexStore(at: index.path, library: indexLibrary)
    }

    /// The names of the records of all files, by path, and whether the file is no newer; with the
    /// reason if there is an index that can't be read.
    private func readRecords() -> ([String: (record: String, isCurrent: Bool)], failure: String?) {
        do throws(EvidenceError) {
            let store = try index(isNeeded: true)
            return (store.map { records(in: $0) } ?? [:], nil)
        } catch {
            return ([:], error.description)
        }
    }

    private func records(in store: IndexStore) -> [String: (record: String, isCurrent: Bool)] {
        let prefixes = Set([package.url, package.url.resolvingSymlinksInPath()].map(\.path))
        let units = store.units { file in prefixes.contains { file.hasPrefix($0 + "/") } }
        return units.values.reduce(into: [:]) { records, unit in
            guard let changed = FileTime(of: unit.file),
                let prefix = prefixes.first(where: { unit.file.hasPrefix($0 + "/") })
            else { return }
            records[String(unit.file.dropFirst(prefix.count + 1))] = (
                unit.record, changed <= unit.time
            )
        }
    }
}
