import Foundation
import Testing

@Suite(.startsToolchain) struct `The script that tags a release` {
    @Test func `tags the version with its part of the changelog`() throws {
        try ReleaseFixture.run { release throws in
            #expect(try release.tag("1.1.0").contains("git push origin 1.1.0"))
            let message = try release.git("tag", "--list", "--format=%(contents)", "1.1.0")
            #expect(message.contains("A second route.") && !message.contains("The first route."))
        }
    }

    @Test func `names the packages that are split off the release`() throws {
        try ReleaseFixture.run { release throws in
            #expect(!(try release.tag("1.1.0").contains(".ci/split")))
            try release.git("tag", "--delete", "1.1.0")
            try release.write("", to: ".packages/Kit/paths")
            try release.commit("List")
            #expect(try release.tag("1.1.0").hasSuffix(": .ci/split Kit ../Kit 1.1.0\n"))
        }
    }

    @Test func `tags a first release, which has nothing to be compared with`() throws {
        try ReleaseFixture.run { release throws in
            try release.git("tag", "--delete", "1.0.0")
            #expect(try release.tag("1.1.0").contains("tagged 1.1.0"))
        }
    }

    @Test(arguments: [
        ("1.1", "usage: .ci/release VERSION"), ("v1.1.0", "usage"), ("1.01.0", "usage"),
        ("1.0.0", "the tag 1.0.0 exists"),
        ("0.9.0", "0.9.0 is not higher than the last release, 1.0.0"),
        ("1.2.0", "docs/CHANGELOG.md says nothing about 1.2.0"),
        ("1.3.0", "the app has the version 1.1.0, not 1.3.0"),
    ])
    func `refuses a version that doesn't fit, with the reason`(
        version: String, reason: String
    ) throws {
        try ReleaseFixture.run { release throws in
            #expect(try release.refusal(of: version).contains(reason))
            #expect(try release.git("tag", "--list") == "1.0.0\n")
        }
    }

    @Test func `refuses uncommitted changes`() throws {
        try ReleaseFixture.run { release throws in
            try release.write("new", to: "new.txt")
            #expect(try release.refusal(of: "1.1.0").contains("uncommitted changes"))
        }
    }

    @Test(arguments: [
        ("1.1.0", 0, 1, "texts have no translation"),
        ("2.0.0", 0, 0, "need at least the version 2.0.0"),
        ("1.1.0", 1, 0, "break what others rely on"),
        ("1.1.0", 65, 0, "the contract can't be compared with 1.0.0"),
    ])
    func `refuses a version whose texts or contract don't allow it`(
        smallest: String, contractCode: Int, translationCode: Int, reason: String
    ) throws {
        try ReleaseFixture.run(
            smallest: smallest, contractCode: contractCode, translationCode: translationCode
        ) { release throws in
            #expect(try release.refusal(of: "1.1.0").contains(reason))
        }
    }

    @Test(arguments: [
        ("1 breaking change detected in RoutingKit", "the API breaks packages that use 1.0.0"),
        ("error: no such product", "the API can't be compared with 1.0.0"),
    ])
    func `refuses an API that breaks its users under the same major version`(
        output: String, reason: String
    ) throws {
        try ReleaseFixture.run(apiChange: output) { release throws in
            #expect(try release.refusal(of: "1.1.0").contains(reason))
            #expect(try release.git("tag", "--list") == "1.0.0\n")
        }
        try ReleaseFixture.run(smallest: "2.0.0", version: "2.0.0", apiChange: output) {
            release throws in
            #expect(try release.tag("2.0.0").contains("tagged 2.0.0"))
        }
    }

    @Test func `compares the products of the packages that are split off`() async throws {
        let script = try String(
            contentsOf: Repository.root.appending(path: ".ci/release"), encoding: .utf8)
        let list = try #require(script.firstMatch(of: /products=\(([^)]*)\)/)).output.1
        let libraries = try ["BoundaryKit", "RoutingKit"].flatMap { name in
            try Manifest(named: name).products.filter(\.isLibrary).map(\.name)
        }
        #expect(Set(list.split(whereSeparator: \.isWhitespace).map(String.init)) == Set(libraries))
    }
}
