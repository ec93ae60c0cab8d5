import Foundation

/// What the compiler's index says about the source files of a package.
struct UsedEvidence: Sendable {
    /// The newest record of each file that the index contains, by the file's path.
    private(set) var records: [String: IndexRecord] = [:]
    /// The reason why there are none, as a sentence without a period; `nil` if there are some.
    private(set) var failure: String?

    init(
        of files: Set<String>, in package: PackageFolder, built build: BuildFolder,
        library: String? = nil
    ) async {
        let advice = "; run 'swift build --build-tests' first"
        guard let index = build.index?.path else {
            failure = "there is no index of the compiler\(advice)"
            return
        }
        do {
            let toolchain = try await Toolchain.current()
            let library = library ?? toolchain.library("libIndexStore")
            let units = try IndexStore(at: index, library: library).units { file in
                package.localPath(of: file).map(files.contains) ?? false
            }
            let found = try await units.concurrentMap { unit -> (String, IndexRecord)? in
                // The library's objects aren't safe to share between threads.
                let store = try IndexStore(at: index, library: library)
                guard let path = package.localPath(of: unit.file),
                    let changed = URL(filePath: unit.file).changeTime,
                    var record = store.record(unit.record, of: path)
                else { return nil }
                record.isCurrent = changed <= unit.time
                return (path, record)
            }
            records = Dictionary(uniqueKeysWithValues: found.compactMap(\.self))
        } catch {
            failure = "\(error)"
        }
        if failure == nil, records.isEmpty {
            failure = "the index in \(index) describes no file of the package\(advice)"
        }
    }
}
