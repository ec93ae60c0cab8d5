import BoundaryKit
import RoutingTestSupport
import Testing

@Suite(.longComputation) struct `The manifest` {
    private let file = SourceFile(path: "Package.swift")

    @Test func `the package depends on no other package`() async throws {
        #expect(
            try await Manifest.root.value.dependencies.isEmpty,
            "Package.swift has package dependencies",
            sourceLocation: .file(file.path, line: file.line(of: "dependencies:")))
    }

    @Test func `the language mode is Swift 6`() async throws {
        let manifest = try await Manifest.root.value
        let version = manifest.toolsVersion["_version"]?.text?.prefix { $0 != "." }
        #expect(try #require(version.flatMap { Int($0) }) >= 6)
        #expect(manifest.swiftLanguageVersions ?? ["6"] == ["6"])
    }

    @Test func `every folder of a module is a target`() async throws {
        let paths = Set(try await Repository.graph.value.read.modules.map(\.path))
        let folders = ["Features", "Foundations", "Routing", "Adapters"].flatMap { group in
            Repository.folders(in: "Modules/\(group)").map { "Modules/\(group)/\($0)" }
        }
        #expect(paths.isSuperset(of: folders), sourceLocation: .file(file.path))
    }

    @Test func `features name their importers, and no other target has unsafe flags`() async throws
    {
        for module in try await Repository.graph.value.read.modules {
            let importers =
                Repository.features.contains(module.name)
                ? ["\(module.name)Plugin", "\(module.name)Tests"] : []
            let flags = importers.flatMap { ["-Xfrontend", "-allowable-client", "-Xfrontend", $0] }
            let expected = flags.isEmpty ? [] : ["unsafeFlags " + flags.joined(separator: " ")]
            let place = module.place.map { SourceLocation.file($0.file, line: $0.line) }
            #expect(
                module.settings.filter { $0.hasPrefix("unsafeFlags") } == expected,
                "\(module.name)", sourceLocation: place ?? #_sourceLocation)
        }
    }

    @Test func `the tests of a feature build no other feature`() async throws {
        let manifest = try await Manifest.root.value
        for feature in Repository.features {
            let built = manifest.built(with: "\(feature)Tests")
            #expect(built.contains("\(feature)Plugin"), "\(feature)")
            let others = Repository.features.filter { $0 != feature }
            let foreign = built.intersection(
                others + others.map { "\($0)Plugin" } + ["AppContainerKit"])
            #expect(foreign.sorted() == [], "\(feature)Tests")
        }
    }

    @Test func `the compiler knows every upcoming feature by its name`() async throws {
        let known = try Repository.output(of: ["swiftc", "-print-supported-features"])
        let settings = try await Repository.graph.value.read.modules.flatMap(\.settings)
        let names = settings.compactMap {
            $0.firstMatch(of: /^enableUpcomingFeature (\w+)/)?.output.1
        }
        #expect(!names.isEmpty)
        for name in Set(names) {
            let line = file.line(of: "\"\(name)\"")
            #expect(known.contains("\"\(name)\""), sourceLocation: .file(file.path, line: line))
        }
    }
}
