import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain) struct `Imports and the compiler` {
    @Test(.timeLimit(.minutes(10)))
    func `every import of this package is one that the compiler sees, and the other way round`()
        async throws
    {
        let package = try PackageFolder(around: #filePath)
        let files = try ["Modules", "AppContainer", "Tests"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(
                atPath: package.url.appending(path: folder).path
            ).map { "\(folder)/\($0)" }
        }.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/Benchmarks/") }
        let index = try #require(BuildFolder.ofRunningTests.index)
        let modules = index.appending(path: "../../Modules").standardizedFileURL
        let scan = try await CompilerScan(of: files, in: package, modules: modules)
            .imports(in: files)
        let found = try files.flatMap { file in
            ImportScanner.imports(in: try package.bytes(of: file), file: file)
        }
        let active = found.filter(\.conditions.isEmpty)
        let all = Set(found.map { "\($0.place) \($0.module)" })
        #expect(scan.subtracting(all) == [])
        #expect(Set(active.map { "\($0.place) \($0.module)" }).subtracting(scan) == [])
        #expect(active.count > 100)
    }
}
