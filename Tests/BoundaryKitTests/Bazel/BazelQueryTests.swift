import Foundation
import Testing

@testable import BoundaryKit

@Suite(.timeLimit(.minutes(10))) struct `The rules of Bazel` {
    private let fixture: FixturePackage

    init() throws {
        fixture = try FixturePackage(containing: [
            "App/BUILD.bazel": """
            load("@rules_swift//swift:swift.bzl", "swift_binary")

            swift_binary(
                name = "App",
                srcs = ["Main.swift"],
                deps = [
                    "//Features/Shop",
                    "//Kit:Log",
                    "@swift_nio//:NIO",
                ],
            )
            """,
            "App/Main.swift": "import Features_Shop_Shop\nimport Kit\nimport NIO",
            "Features/Shop/BUILD.bazel": """
            swift_library(
                name = "Shop",
                srcs = glob(["Sources/**/*.swift"]),
                deps = [],
            )

            swift_test(name = "Tests", deps = [":Shop"], srcs = ["Tests/ShopTests.swift"])
            """,
            "Features/Shop/Sources/Shop.swift": "import Kit",
            "Features/Shop/Sources/Model/Cart.swift": "import Foundation",
            "Features/Shop/Tests/ShopTests.swift": "@testable import Features_Shop_Shop",
            "Kit/BUILD.bazel": """
            swift_library(
                name = "Kit",
                srcs = ["Kit.swift"],
            )
            """,
            "Kit/Kit.swift": "import Foundation",
        ])
        try fixture.write(Data(output.utf8), to: "query.json")
    }

    private var output: String {
        let root = fixture.url.path
        return [
            rule(
                "//App:App", "swift_binary", at: "\(root)/App/BUILD.bazel:3:13",
                lists: [
                    "srcs": ["//App:Main.swift"],
                    "deps": ["//Features/Shop:Shop", "//Kit:Log", "@swift_nio//:NIO"],
                ]),
            rule(
                "//Features/Shop:Shop", "swift_library",
                at: "\(root)/Features/Shop/BUILD.bazel:1:14",
                lists: [
                    "srcs": [
                        "//Features/Shop:Sources/Shop.swift",
                        "//Features/Shop:Sources/Model/Cart.swift",
                        "//Features/Shop:Sources/Shop.modulemap",
                    ]
                ]),
            rule(
                "//Features/Shop:Tests", "swift_test",
                at: "\(root)/Features/Shop/BUILD.bazel:7:11",
                lists: [
                    "srcs": ["//Features/Shop:Tests/ShopTests.swift"],
                    "deps": ["//Features/Shop:Shop"],
                ]),
            rule(
                "//Kit:Kit", "swift_library", at: "\(root)/Kit/BUILD.bazel:1:14",
                lists: ["srcs": ["//Kit:Kit.swift"]], texts: ["module_name": "Kit"]),
            rule("//Kit:Log", "alias", at: "", texts: ["actual": "//Kit:Kit"]),
            #"{"type":"SOURCE_FILE","sourceFile":{"name":"//Kit:Kit.swift"}}"#,
            "",
        ].joined(separator: "\n")
    }

    private func rule(
        _ label: String, _ kind: String, at location: String, lists: [String: [String]] = [:],
        texts: [String: String] = [:]
    ) -> String {
        let attributes =
            lists.map { name, labels in
                let list = labels.map { "\"\($0)\"" }.joined(separator: ",")
                return #"{"name":"\#(name)","type":"LABEL_LIST","stringListValue":[\#(list)]}"#
            }
            + texts.map { #"{"name":"\#($0)","type":"STRING","stringValue":"\#($1)"}"# }
            + [
                #"{"name":"testonly","type":"BOOLEAN","intValue":0,"stringValue":"false","booleanValue":false}"#
            ]
        return #"{"type":"RULE","rule":{"name":"\#(label)","ruleClass":"\#(kind)","#
            + #""location":"\#(location)","attribute":[\#(attributes.joined(separator: ","))]}}"#
    }

    private func folder() throws -> PackageFolder {
        try PackageFolder(
            ofPackagesAt: fixture.url, buildGraph: .bazel(fixture.url.appending(path: "query.json"))
        )
    }

    @Test func `are modules with the names that the rules of Swift derive`() async throws {
        let graph = try await ModuleGraph(of: folder())
        #expect(
            graph.modules.filter { $0.kind != .external }.map {
                "\($0.name) \($0.kind) \($0.path) \($0.place?.description ?? "")"
            } == [
                "App_App executable App App/BUILD.bazel:3:13",
                "Features_Shop_Shop library Features/Shop/Sources Features/Shop/BUILD.bazel:1:14",
                "Features_Shop_Tests test Features/Shop/Tests Features/Shop/BUILD.bazel:7:11",
                "Kit library Kit Kit/BUILD.bazel:1:14",
            ])
    }

    @Test func `depend on the rules behind aliases, at the lines of their labels`() async throws {
        let edges = try await ModuleGraph(of: folder()).edges.filter { $0.declaration != nil }
        #expect(
            edges.map { "\($0.tail) \($0.head) \($0.declaration?.place.description ?? "")" } == [
                "App_App Features_Shop_Shop App/BUILD.bazel:7:10",
                "App_App Kit App/BUILD.bazel:8:10", "App_App NIO App/BUILD.bazel:9:10",
                "Features_Shop_Tests Features_Shop_Shop Features/Shop/BUILD.bazel:7:37",
            ])
    }

    @Test func `show imports that no rule declares`() async throws {
        let rules: [BoundaryRule] = [.noUndeclared(because: "-")]
        let issues = BoundaryReport(of: rules, in: try await ModuleGraph(of: folder())).issues
        #expect(
            issues.map { "\($0.place?.description ?? "") \($0.subject)" } == [
                "Features/Shop/Sources/Shop.swift:1:8 Features_Shop_Shop -> Kit"
            ])
    }

    @Test(arguments: [
        ("[1]", "the output of 'bazel query --output=streamed_jsonproto' isn't in the format"),
        (#"{"type":"SOURCE_FILE"}"#, "query.json contains no rule of Swift, such as swift_library"),
        ("", "query.json contains no rule of Swift"),
        (nil, "query.json can't be read: there is no such file or folder"),
    ])
    func `that can't be read are an error`(text: String?, sentence: String) async throws {
        let file = fixture.url.appending(path: "query.json")
        try FileManager.default.removeItem(at: file)
        if let text { try Data(text.utf8).write(to: file) }
        let error = await #expect(throws: EvidenceError.self) {
            try await ModuleGraph(of: folder())
        }
        #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
    }
}

@Suite struct `A label of Bazel` {
    @Test(arguments: [
        ("//Shop/Cart:Model", "Shop/Cart", "Model", "Shop_Cart_Model"),
        ("//Shop/Cart", "Shop/Cart", "Cart", "Shop_Cart_Cart"),
        ("@@//Shop", "Shop", "Shop", "Shop_Shop"),
        ("//:App-iOS", "", "App-iOS", "App_iOS"),
        ("@nio//:NIO", "", "NIO", "NIO"),
        ("@nio", "", "nio", "nio"),
    ])
    func `has a folder and a name`(text: String, folder: String, name: String, module: String) {
        let label = BazelLabel(text)
        #expect(label.folder == folder)
        #expect(label.name == name)
        #expect(label.moduleName == module)
        #expect(label.repository == (text.hasPrefix("@nio") ? "nio" : ""))
    }
}
