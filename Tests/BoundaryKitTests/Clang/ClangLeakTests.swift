import Foundation
import Testing

@testable import BoundaryKit

@Suite(.startsToolchain, .timeLimit(.minutes(10))) struct `In a package with C and Objective-C` {
    private static let targets = """
        .target(name: "Shop"), .target(name: "Chat", dependencies: ["Engine"]),
        .target(name: "Engine", publicHeadersPath: "public"),
        .target(name: "Codec", dependencies: ["Shop"],
            cSettings: [.headerSearchPath("../Engine/private")], swiftSettings: [.define("A")]),
        .target(name: "Photo", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        """

    private static let files = [
        "Sources/Shop/Shop.swift": "public func shop() {}",
        "Sources/Chat/Chat.swift": "import Engine",
        "Sources/Engine/public/Motor.h": "int engine(void);",
        "Sources/Engine/public/Engine/Parts.h": "",
        "Sources/Engine/private/secret.h": "",
        "Sources/Engine/engine.c": "#include \"Motor.h\"\n#include \"private/secret.h\"",
        "Sources/Codec/include/Codec.h": "#include <stdio.h>\n#include <Motor.h>",
        "Sources/Codec/codec.c": "#include \"Codec.h\"\n#include \"../Engine/engine.c\"",
        "Sources/Codec/search.c": "#include <secret.h>",
        "Sources/Codec/parts.cpp": "// #include <Motor.h>\n#include <Engine/Parts.h>",
        "Sources/Codec/swift.m":
            "#import \"Shop-Swift.h\"\n@import Photo;\n#import <UIKit/UIKit.h>\n#include <sys/types.h>",
        "Sources/Photo/Photo.swift": "import Foundation",
    ]

    @Test func `each way into another module is found at its line`() async throws {
        let graph = try await FixturePackage(targets: Self.targets, files: Self.files).graph()
        let rules: [BoundaryRule] = [
            .forbidden(
                from: "Codec", to: ["Engine", "Photo", "external:UIKit"], because: "-"),
            .noUnused(because: "-"),
        ]
        let issues = BoundaryReport(of: rules, in: graph).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.subject); \($0.evidence[0])" } == [
                #"Sources/Codec/codec.c:2:11 Codec -> Engine; #include "../Engine/engine.c""#,
                "Sources/Codec/include/Codec.h:2:11 Codec -> Engine; #include <Motor.h>",
                "Sources/Codec/parts.cpp:2:11 Codec -> Engine; #include <Engine/Parts.h>",
                "Sources/Codec/search.c:1:11 Codec -> Engine; #include <secret.h>",
                "Sources/Codec/swift.m:2:9 Codec -> Photo; @import Photo",
                "Sources/Codec/swift.m:3:10 Codec -> UIKit; #import <UIKit/UIKit.h>",
            ])
        #expect(issues.first?.evidence.last == "not declared in the manifest")
        let edge = graph.edges.first { ($0.tail, $0.head) == ("Codec", "Shop") }
        #expect(edge?.imports.map(\.summary) == [#"#import "Shop-Swift.h""#])
        #expect(!graph.modules.contains { $0.name == "sys" })
    }

    @Test func `settings for Swift aren't required of a module without Swift`() async throws {
        let graph = try await FixturePackage(targets: Self.targets, files: Self.files).graph()
        #expect(graph.modules.filter { !$0.isSwift }.map(\.name) == ["Codec", "Engine"])
        let rules: [BoundaryRule] = [
            .requiresSettings(["enableUpcomingFeature ExistentialAny"], because: "-"),
            .requiresSettings(["c define A"], in: "Engine", because: "-").named("c"),
        ]
        let issues = BoundaryReport(of: rules, in: graph).issues
        #expect(
            issues.map { "\($0.rule) \($0.subject)" }.sorted() == [
                "c Engine", "requires-settings Chat", "requires-settings Shop",
            ])
    }

    @Test func `a folder can have a name that looks like the end of a header's`() async throws {
        let package = try FixturePackage(
            targets: """
                .target(name: "Codec", dependencies: ["Engine"], publicHeadersPath: "inc"),
                .target(name: "Engine"),
                """,
            files: [
                "Sources/Codec/inc/Codec.h": "#include <Engine.h>", "Sources/Codec/codec.c": "",
                "Sources/Codec/m/Parts.h/Deep.h": "", "Sources/Engine/include/Engine.h": "",
                "Sources/Engine/engine.c": "",
            ])
        let edges = try await package.graph().edges
        #expect(edges.map { "\($0.tail) \($0.head) \($0.imports.count)" } == ["Codec Engine 1"])
    }

    @Test func `a link to a file or a folder of another module is found`() async throws {
        let package = try FixturePackage(
            targets: #".target(name: "Shop"), .target(name: "Chat"), .target(name: "Own")"#,
            files: [
                "Sources/Shop/Deep/Cart.swift": "struct Cart {}",
                "Sources/Shop/Shop.swift": "struct Shop {}",
                "Sources/Chat/Chat.swift": "struct Chat {}", "Shared/Log.swift": "struct Log {}",
                "Sources/Own/Deep/Own.swift": "struct Own {}",
            ])
        let links = [
            "Sources/Chat/Cart.swift": "../Shop/Deep/Cart.swift",
            "Sources/Chat/More": "../Shop/Deep",
            "Sources/Chat/Shared": "../../Shared", "Sources/Own/Other.swift": "Deep/Own.swift",
        ]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: package.url.appending(path: link).path, withDestinationPath: target)
        }
        let graph = try await package.graph()
        let rule = BoundaryRule.independent(["Shop", "Chat", "Own"], because: "-")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(issues.map(\.subject) == ["Chat -> Shop", "Chat -> Shop"])
        #expect(
            issues.map { $0.place?.file } == [
                "Sources/Chat/Cart.swift", "Sources/Chat/More/Cart.swift",
            ])
        #expect(
            issues.map(\.evidence.first) == [
                "a symbolic link to Sources/Shop/Deep/Cart.swift",
                "a symbolic link to Sources/Shop/Deep/Cart.swift",
            ])
    }
}
