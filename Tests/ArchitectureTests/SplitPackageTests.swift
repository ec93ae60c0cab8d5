import Foundation
import MomentsTestSupport
import Testing

/// The manifests in `.packages` state facts of the root manifest again, which must not differ.
@Suite(.startsToolchain) struct `A package that can be split off` {
    private static let names = Repository.folders(in: ".packages")
    /// Each read once.
    private static let packages = Dictionary(
        uniqueKeysWithValues: names.map { name in
            (name, Task { try Manifest.read(in: ".packages/\(name)") })
        })

    @Test func `a package is BoundaryKit, RoutingKit, or both with what an app needs`() {
        #expect(Self.names == ["BoundaryKit", "RoutingApp", "RoutingKit"])
    }

    @Test(arguments: names)
    func `a package has the root's targets, with their products, versions and platforms`(
        name: String
    ) async throws {
        let root = try await Manifest.root.value
        let package = try await #require(Self.packages[name]).value
        let names = Set(package.targets.map(\.name))
        #expect(names.count > 3)
        for target in package.targets {
            let expected = try #require(root.target(named: target.name), "\(target.name)")
            var dependencies = expected.dependencies
            // The tests of this repository share one list of dependencies, and the part of
            // RoutingTesting that is about DesignKit isn't in the package.
            if target.type == "test" || target.name == "RoutingTesting" {
                dependencies.formIntersection(names.map(Manifest.Target.dependency))
            }
            #expect(target.dependencies == dependencies, "\(name): \(target.name)")
            #expect(target.rest == expected.rest, "\(name): \(target.name)")
        }
        let products = root.products.filter { names.isSuperset(of: $0.targets) }
        #expect(Set(package.products) == Set(products))
        #expect(package.toolsVersion == root.toolsVersion)
        #expect(package.dependencies == [])
        // The tools work on older systems than the app.
        if name == "BoundaryKit" {
            let names = [package, root].map { $0.platforms.map { $0["platformName"] } }
            #expect(names[0] == names[1])
        } else {
            #expect(package.platforms == root.platforms)
        }
    }

    @Test(arguments: names) func `a package contains the folders of its targets, and no other code`(
        name: String
    ) async throws {
        let root = try await Manifest.root.value
        let package = try await #require(Self.packages[name]).value
        let expected = try package.targets.map { target in
            let old = try #require(root.target(named: target.name)?.folder)
            return "\(old) \(target.folder)"
        }
        let roots = ["Sources/", "Plugins/", "Tests/"]
        let paths = try Manifest.paths(of: name)
        let listed = paths.filter { $0.count == 2 && roots.contains(where: $0[1].hasPrefix) }
        #expect(Set(listed.map { $0.joined(separator: " ") }) == Set(expected))
        let gone = paths.map { Repository.root.appending(path: $0[0]).path }
            .filter { !FileManager.default.fileExists(atPath: $0) }
        #expect(gone == [], "the list leaves out only files that exist")
    }

    @Test func `a package that can be split off contains each module of the router`() async throws {
        let package = try await #require(Self.packages["RoutingKit"]).value
        let router = Repository.folders(in: "Modules/Routing") + ["RoutingSwiftUI", "RoutingUIKit"]
        #expect(Set(package.targets.map(\.name)).isSuperset(of: router))
        let app = Set(try await #require(Self.packages["RoutingApp"]).value.targets.map(\.name))
        let adapters = Repository.folders(in: "Modules/Adapters")
        #expect(app.isSuperset(of: router + adapters + ["BoundaryKit", "ScaffoldKit"]))
    }
}
