import Foundation

/// What the compiler's index shows about files.
struct UsedEvidence: Sendable {
    /// The record of each file, by its path, and whether it describes the current text.
    private(set) var records: [String: (record: IndexRecord, isCurrent: Bool)] = [:]
    /// The reason why there are none, as a sentence without a period; `nil` if there are some.
    private(set) var failure: String?

    /// Reads the index of a build.
    /// - Parameters:
    ///   - files: The files of interest, relative to the package's folder.
    ///   - library: The library that reads the index; that of the toolchain if `nil`.
    init(
        of files: Set<String>, in package: PackageFolder, built build: BuildFolder,
        library: String? = nil
    ) async throws {
        guard let index = build.index else {
            failure = "there is no index of the compiler; run 'swift build --build-tests' first"
            return
        }
        do throws(EvidenceError) {
            let library =
                if let library { library } else {
                    try await Toolchain.current().library("libIndexStore")
                }
            let store = try IndexStore(at: index.path, library: library)
            let units = Self.units(in: store, of: files, package)
            let found = try await read(units, at: index.path, library: library)
            records = Dictionary(uniqueKeysWithValues: found.joined())
        } catch {
            failure = error.description
            return
        }
        if records.isEmpty {
            failure =
                "the index in \(index.path) describes no file of the package; "
                + "run 'swift build --build-tests' first"
        }
    }

    private typealias Record = (String, (record: IndexRecord, isCurrent: Bool))

    private func read(
        _ units: [(file: String, record: String, isCurrent: Bool)], at index: String,
        library: String
    ) async throws(EvidenceError) -> [[Record]] {
        let size = max(1, units.count / (4 * ProcessInfo.processInfo.activeProcessorCount))
        let parts = stride(from: 0, to: units.count, by: size).map { start in
            Array(units[start..<min(units.count, start + size)])
        }
        do {
            return try await parts.concurrentMap { part in
                // The library's objects aren't safe to share between threads.
                let store = try IndexStore(at: index, library: library)
                return part.compactMap { unit in
                    IndexRecordReader.read(unit.record, in: store).map {
                        (unit.file, ($0, unit.isCurrent))
                    }
                }
            }
        } catch let error as EvidenceError {
            throw error
        } catch {
            throw .failedTool("\(error)")
        }
    }

    /// The records of files, and whether the file is no newer.
    private static func units(
        in store: IndexStore, of files: Set<String>, _ package: PackageFolder
    ) -> [(file: String, record: String, isCurrent: Bool)] {
        let units = store.units { file in
            package.localPath(of: file).map(files.contains) ?? false
        }
        return units.values.compactMap { unit in
            guard let changed = FileTime(of: unit.file),
                let path = package.localPath(of: unit.file)
            else { return nil }
            return (path, unit.record, changed <= unit.time)
        }.sorted { $0.0 < $1.0 }
    }
}
