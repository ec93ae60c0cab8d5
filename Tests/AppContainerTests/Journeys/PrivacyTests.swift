import CommandLineKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10)))
struct `The user's own text` {
    @Test(
        arguments: [
            "https://momentsapp.com/login?next=https%3A%2F%2Fevil.com%2F%3Fdraft%3Dhunter2",
            "https://momentsapp.com/login?next=https%3A%2F%2Fhunter2.com%2F",
            "https://momentsapp.com/nowhere/hunter2?a=hunter2#hunter2",
            "https://momentsapp.com/notes/42?hunter2=1", "https://hunter2.com/notes/42",
            "hunter2://notes/42",
        ])
    func `other people's text is in no report of a build for users, and whole in the answer`(
        url: String
    ) async throws {
        let console = ScriptedConsole()
        let code = await console.run(["open", url, "--build-target", "production"], plugins: .own)
        #expect(code == (url.contains("/42?") ? .success : .refused))
        _ = await console.run(["explain", url, "--build-target", "production"], plugins: .own)
        #expect(!console.warnings.contains { $0.contains("hunter2") }, "\(console.warnings)")
        #expect(console.output.contains("hunter2"), "\(console.output)")
    }
}
