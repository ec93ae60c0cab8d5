import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The outputs of a module` {
    /// The files of a build, each with the second in which it was written.
    private static let debug = [
        "A.swift.o": 10, "A.d": 10, "A.swiftdeps": 10, "B.swift.o": 10, "B.d": 10,
        "B.swiftdeps": 10, "primary.priors": 10,
    ]
    private static let release = ["A.swift.o": 10, "B.swift.o": 10, "Kit.d": 10]

    @Test(arguments: [
        ("a build after the last change", debug, [:], ["A": 9, "B": 10], true),
        ("a change since", debug, [:], ["A": 9, "B": 11], false),
        (
            "a build that stopped after the first file", debug,
            ["A.swift.o": 20, "A.d": 20, "A.swiftdeps": 20, "primary.priors": 20],
            ["A": 15, "B": 15], false
        ),
        (
            "a build that wrote no new object for the same code", debug,
            ["B.d": 20, "B.swiftdeps": 20], ["A": 9, "B": 15], true
        ),
        ("an object that is missing", ["A.swift.o": 10], [:], ["A": 9, "B": 9], false),
        (
            "an optimized build of all files at once", release, ["Kit.d": 20], ["A": 15, "B": 15],
            true
        ),
        ("a change since an optimized build", release, [:], ["A": 15, "B": 9], false),
        ("no build", [:], [:], ["A": 9], false), ("a module without sources", [:], [:], [:], true),
    ])
    func `are current after the last change of each source`(
        name: String, built: [String: Int], later: [String: Int], sources: [String: Int],
        isCurrent: Bool
    ) throws {
        let package = try FixturePackage()
        for (file, second) in built.merging(later, uniquingKeysWith: { $1 }) {
            try write("Kit.build/\(file)", at: second, in: package)
        }
        for (file, second) in sources { try write("\(file).swift", at: second, in: package) }
        #expect(
            outputs(of: package).areCurrent(for: urls(of: sources.keys, in: package)) == isCurrent)
    }

    @Test(arguments: [
        ("/old/A.swift\n'/old/B C.swift'\n", true), ("/old/A.swift\n/old/B\\ C.swift", true),
        ("/old/A.swift\n/old/B C.swift\n/b/Kit.build/DerivedSources/resources.swift", true),
        ("/old/A.swift\n", false), ("/old/A.swift\n/old/B C.swift\n/old/Deleted.swift\n", false),
    ])
    func `aren't current after a source is added or deleted`(list: String, isCurrent: Bool) throws {
        let package = try FixturePackage()
        for file in ["A.swift", "B C.swift"] {
            try write(file, at: 9, in: package)
            try write("Kit.build/\(file).o", at: 10, in: package)
        }
        try package.write(Data(list.utf8), to: "Kit.build/sources")
        #expect(
            outputs(of: package).areCurrent(for: urls(of: ["A", "B C"], in: package)) == isCurrent)
    }

    private func outputs(of package: FixturePackage) -> ModuleOutputs {
        BuildFolder(at: package.url).outputs(of: "Kit")
    }

    private func urls(of names: some Sequence<String>, in package: FixturePackage) -> [URL] {
        names.map { package.url.appending(path: "\($0).swift") }
    }

    private func write(_ path: String, at second: Int, in package: FixturePackage) throws {
        try package.write(Data(), to: path)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 + second))],
            ofItemAtPath: package.url.appending(path: path).path)
    }
}
