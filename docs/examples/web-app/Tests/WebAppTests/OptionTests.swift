import Foundation
import Testing
@testable import WebApp

@Suite
struct `The arguments of the program` {
    @Test func `choose the port, the folders and the limits`() throws {
        let options = try Options(
            ["--port", "0", "--state", "/a", "--sessions", "7", "--origin", "https://a.com:8443"])
        #expect(options.port == 0 && options.sessions == 7)
        #expect(options.state.path == "/a" && options.origin == "https://a.com:8443")
    }

    @Test(arguments: [
        (["--prot"], "unknown argument '--prot'"),
        (["--port"], "the option '--port' needs a value"),
        (["--port", "x"], "takes 0 to 65535, not 'x'"),
        (["--origin", "https://a.com/"], "such as https://a.com, not 'https://a.com/'"),
        (["--origin", "javascript:1"], "takes a scheme and a host"),
    ])
    func `say what is wrong`(arguments: [String], sentence: String) {
        let error = #expect(throws: StartError.self) { try Options(arguments) }
        #expect(error?.description.contains(sentence) == true)
        #expect(error?.code == 64)
    }

    @Test(arguments: [
        (
            "/dev/null/x", nil,
            "/dev/null/x can't be used: Not a directory. Choose another one with --state"
        ),
        (
            nil, "/nowhere",
            "/nowhere can't be used: No such file or directory. Choose another one with --data"
        ),
    ])
    @MainActor func `name a folder that can't be used, and the way out`(
        state: String?, documents: String?, sentence: String
    ) async throws {
        var options = Options()
        options.state = URL(filePath: state ?? NSTemporaryDirectory())
        options.documents = documents.map { URL(filePath: $0) }
        let error = await #expect(throws: StartError.self) {
            try await WebApp.sessions(options, log: LogLines().logger)
        }
        #expect(error == StartError(code: 65, description: "the folder \(sentence)"))
    }
}
