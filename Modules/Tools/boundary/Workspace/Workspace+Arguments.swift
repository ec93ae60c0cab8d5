import BoundaryKit
import CommandLineKit
import Foundation

extension Workspace {
    /// The package or the packages in the folder that arguments name, or in the current folder.
    /// - Throws: `EvidenceError` if there is none.
    init(_ arguments: Arguments) throws {
        let package = try PackageFolder(
            ofPackagesAt: URL(filePath: arguments["--package-path"] ?? "."),
            buildGraph: arguments.buildGraph)
        self.init(
            of: package, rulesFile: arguments["--rules"].map { URL(filePath: $0) },
            baselineFile: arguments["--baseline"].map { URL(filePath: $0) },
            build: arguments.build(of: package))
    }

    private init(
        of package: PackageFolder, rulesFile: URL?, baselineFile: URL?, build: BuildFolder
    ) {
        self.init(
            folder: package.url,
            rulesFile: rulesFile ?? package.url.appending(path: RuleFile.name),
            baselineFile: baselineFile ?? package.url.appending(path: Baseline.name),
            ruleFile: { try package.ruleFile(at: rulesFile) },
            baseline: { try package.baseline(in: baselineFile) },
            graph: { try await ModuleGraph(of: package, evidence: $0, built: build) },
            declaredGraph: { revision in try await ModuleGraph(of: package, at: revision) },
            pathInRepository: { await package.pathInRepository },
            changedFiles: { revision in try await package.files(changedSince: revision) },
            manifestChange: { revision in try await package.manifestChange(since: revision) },
            repair: { rules in
                // One manifest is changed, so one package is read.
                let package = try PackageFolder(at: package.url).withoutLocalPackages
                let graph = try await ModuleGraph(of: package)
                return try await package.repair(by: rules, in: graph)
            })
    }
}

extension Arguments {
    /// The file with the targets of another build tool; `nil` if no option names one.
    fileprivate var buildGraph: BuildGraph? {
        get throws(CommandError) {
            let tuist = self["--tuist-graph"].map { BuildGraph.tuist(URL(filePath: $0)) }
            let bazel = self["--bazel-query"].map { BuildGraph.bazel(URL(filePath: $0)) }
            if tuist != nil, bazel != nil {
                throw .usage("--tuist-graph and --bazel-query exclude each other; use one of them")
            }
            return tuist ?? bazel
        }
    }

    /// The folder of the build.
    fileprivate func build(of package: PackageFolder) -> BuildFolder {
        // A build step runs while the compiler writes the index.
        if has("--stamp") { return BuildFolder(index: nil) }
        if let index = self["--index-store"] { return BuildFolder(index: URL(filePath: index)) }
        return self["--build-path"].map { BuildFolder(at: URL(filePath: $0)) }
            ?? BuildFolder(of: package)
    }
}
