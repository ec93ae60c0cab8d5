import CommandLineKit
import Foundation
import MomentsTestSupport
import Testing

struct `A Navigator` {
    private static let navigate =
        "navigate(from: (any RoutingSource)?, using: TransitionType, parameters: Item)"

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: URL.builtModules)),
        arguments: [
            ("Navigating", "destination(for: Item)", true),
            ("Navigating", "destination(for: NoParameters)", true),
            ("SourceNavigating", navigate, true), ("Navigating", "destinaton(for: Item)", false),
            ("Navigating", "destination(of: Item)", false),
            ("Navigating", "destination(for: NotDecodable)", false),
            ("Navigating", navigate, false), ("SourceNavigating", "destination(for: Item)", false),
        ])
    func `compiles only with the function of its protocol`(
        name: String, function: String, compiles: Bool
    ) async throws {
        let folder = URL.newTemporaryFolder
        let code = """
            import RoutingKit
            struct Item: Decodable { let id: Int }
            struct NotDecodable {}
            struct Written: \(name) { func \(function) -> Destination { .value(1) } }
            """
        try folder.write(code, to: "Navigator.swift")
        let command = [
            "swiftc", "-typecheck", "-swift-version", "6", "-I", URL.builtModules,
            folder.appending(path: "Navigator.swift").path,
        ]
        let output = await Tool(command: command, limit: .seconds(300)).output()
        let error = if case .failure(let failure) = output { "\(failure)" } else { "" }
        #expect(error.isEmpty == compiles, "\(error)")
        let sentence = "type 'Written' does not conform to protocol '\(name)'"
        #expect(error.contains(sentence) != compiles, "\(error)")
    }
}
