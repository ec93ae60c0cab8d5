import Foundation
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

    @Test func `is evaluated once while its text stays the same`() async throws {
        let package = try FixturePackage(targets: #".target(name: "One")"#)
        _ = try await PackageManifest.read(in: package.url)
        // In no time, SwiftPM can't be asked.
        let again = try await PackageManifest.read(in: package.url, limit: .zero)
        #expect(again.dumped.targets.map(\.name) == ["One"])
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Fixture", targets: [.target(name: "Two")])
            """
        try package.write(Data(manifest.utf8), to: "Package.swift")
        await #expect(throws: EvidenceError.self) {
            _ = try await PackageManifest.read(in: package.url, limit: .zero)
        }
        let changed = try await PackageManifest.read(in: package.url)
        #expect(changed.dumped.targets.map(\.name) == ["Two"])
    }
}
