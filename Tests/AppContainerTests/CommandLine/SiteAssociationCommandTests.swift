import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The command aasa` {
    private let app = ["--app-id", "ABCDE12345.com.momentsapp.app"]

    @Test(arguments: ["debug", "internal", "production"])
    func `what it prints passes its own check`(build: String) async throws {
        let console = ScriptedConsole()
        #expect(await console.run(["aasa", "--build-target", build] + app) == .success)
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "apple-app-site-association")
            try Data(console.output.utf8).write(to: file)
            #expect(await console.run(["aasa", "check", file.path]) == .success)
        }
    }
}
