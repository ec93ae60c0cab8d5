import CommandLineKit
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: CompiledNavigator.hasModules))
struct `A Navigator` {
    @Test(arguments: [
        CompiledNavigator("Navigating", "destination(for item: Item)", compiles: true),
        CompiledNavigator("Navigating", "destination(for none: NoParameters)", compiles: true),
        CompiledNavigator("SourceNavigating", CompiledNavigator.navigate, compiles: true),
        CompiledNavigator("Navigating", "destinaton(for item: Item)"),
        CompiledNavigator("Navigating", "destination(of item: Item)"),
        CompiledNavigator("Navigating", "destination(for text: NotDecodable)"),
        CompiledNavigator("Navigating", CompiledNavigator.navigate),
        CompiledNavigator("SourceNavigating", "destination(for item: Item)"),
    ])
    func `compiles only with the function of its protocol`(
        navigator: CompiledNavigator
    ) async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "Navigator.swift")
            try Data(navigator.code.utf8).write(to: file)
            let command = ["swiftc", "-typecheck", "-swift-version", "6", "-I"]
            let tool = Tool(
                command: command + [CompiledNavigator.modules.path, file.path],
                limit: .seconds(300))
            switch await tool.output() {
            case .success: #expect(navigator.compiles)
            case .failure(let failure):
                #expect(!navigator.compiles, "\(failure)")
                let sentence = "does not conform to protocol '\(navigator.protocolName)'"
                #expect(failure.description.contains(sentence), "\(failure)")
            }
        }
    }
}

/// A Navigator as someone writes it, with one function.
struct CompiledNavigator: CustomTestStringConvertible {
    static let navigate =
        "navigate(from source: (any RoutingSource)?, using transition: TransitionType, "
        + "parameters: Item)"

    let protocolName: String
    let function: String
    let compiles: Bool

    init(_ protocolName: String, _ function: String, compiles: Bool = false) {
        self.protocolName = protocolName
        self.function = function
        self.compiles = compiles
    }

    var testDescription: String { "\(protocolName): \(function)" }

    var code: String {
        """
        import RoutingKit
        struct Item: Decodable { let id: Int }
        struct NotDecodable {}
        struct Written: \(protocolName) { func \(function) -> Destination { .value(1) } }
        """
    }

    /// The modules that this build has made are beside the test bundle.
    static var modules: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent().appending(path: "Modules")
    }

    static var hasModules: Bool { FileManager.default.fileExists(atPath: modules.path) }
}
