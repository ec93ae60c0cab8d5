import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `A package with several manifests` {
    @Test(
        arguments: [
            (["Package.swift": "6.2"], "Package.swift"),
            (["Package.swift": "5.9", "Package@swift-6.swift": "6.0"], "Package@swift-6.swift"),
            (
                ["Package.swift": "5.5", "Package@swift-5.9.swift": "5.9"],
                "Package@swift-5.9.swift"
            ),
            (["Package.swift": "6.0", "Package@swift-5.9.swift": "5.9"], "Package.swift"),
            (["Package.swift": "5.5", "Package@swift-99.swift": "5.9"], "Package.swift"),
        ] as [([String: String], String)])
    func `has its places in the one that SwiftPM evaluates`(
        versions: [String: String], file: String
    ) async throws {
        let manifests = versions.map { name, version in
            let text = """
                // swift-tools-version: \(version)
                import PackageDescription
                let package = Package(name: "\(name)", targets: [.target(name: "A")])
                """
            return (name, text)
        }
        let package = try FixturePackage(files: Dictionary(uniqueKeysWithValues: manifests))
        let manifest = try await PackageManifest.read(in: package.url)
        #expect(manifest.dumped.name == file)
        let place = manifest.text.place(ofTarget: "A")
        #expect("\(place.file):\(place.line)" == "\(file):3")
    }
}
