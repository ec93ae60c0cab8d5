import Testing

@testable import BoundaryKit

@Suite struct `Places in a manifest` {
    @Test(arguments: [
        #"""
        let atomics: Target.Dependency = .product(name: "Atomics", package: "swift-atomics")
        let package = Package(name: "P", targets: [
            .target(name: "A"),
            .target(name: "B", dependencies: ["A", atomics]),
        ])
        """#: 1,
        #"""
        let package = Package(name: "P", targets: [.target(name: "B", dependencies: common)])
        let common: [Target.Dependency] = [
            "A",
            .product(
                name: "Atomics", package: "Atomics"),
        ]
        """#: 5,
        #"""
        let base = ["Atomics"]
        let all = base + ["A"]
        package.targets.append(.target(name: "B", dependencies: all.map { .byName(name: $0) }))
        """#: 1,
        #"""
        let other = ["Atomics"]
        package.targets.append(
            .target(name: "B", dependencies: helper(), path: "Atomics", exclude: ["Atomics"]))
        """#: 3,
        #"""
        let list = ["A"]
        print("Atomics")
        package.targets.append(.target(name: "B", dependencies: list.dependencies))
        """#: 3,
    ])
    func `a dependency in a variable is where the variable names it`(text: String, line: Int) {
        let place = ManifestText(Array(text.utf8)).place(of: "Atomics", in: "B")
        #expect(place.line == line, "\(place)")
    }

    @Test(arguments: [
        #"""
        let common: [Target.Dependency] = [.target(name: "A")]
        let package = Package(name: "P", targets: [
            .target(name: "B", dependencies: common),
            .target(name: "A"),
        ])
        """#,
        #"""
        let package = Package(name: "P")
        for name in ["B"] { package.targets.append(.target(name: name, path: "A")) }
        package.targets += [
            .feature("A"),
        ]
        """#,
        #"""
        let libraries: [Target] = [
            .target(name: "B", dependencies: [.product(name: "A", package: "A")],
                resources: [.process("A")]),
            .target(name: "A"),
        ]
        """#,
        #"""
        let paths = (path: "A", url: "A")
        let package = Package(name: "P", targets: names.map { .target(name: $0) })
        let names = [
            "A",
        ]
        """#,
    ])
    func `a target is where it is declared, not where something else has its name`(text: String) {
        let place = ManifestText(Array(text.utf8)).place(ofTarget: "A")
        #expect(place.line == 4, "\(place)")
    }
}
