import CommandLineKit
import Foundation
import Testing
@testable import WebApp

struct `The arguments of the program` {
    @Test func `the arguments choose the port, the folders and the limits`() throws {
        let options = try Options(
            ["--port", "0", "--state", "/a", "--sessions", "7", "--origin", "https://a.com:8443"])
        #expect(options.port == 0 && options.limits.count == 7)
        #expect(options.state.path == "/a" && options.origin == "https://a.com:8443")
    }

    @Test(arguments: [
        (["--prot"], "unknown argument '--prot'"),
        (["--port"], "the option '--port' needs a value"),
        (["--port", "x"], "takes 0 to 65535, not 'x'"),
        (["--origin", "https://a.com/"], "such as https://a.com, not 'https://a.com/'"),
        (["--origin", "javascript:1"], "takes a scheme and a host"),
        (["--build", "release"], "takes debug, internal or production, not 'release'"),
    ])
    func `the arguments of the program say what is wrong`(arguments: [String], sentence: String) {
        let error = #expect(throws: CommandError.self) { try Options(arguments) }
        #expect(error?.description.contains(sentence) == true)
        #expect(error?.code == .usage)
    }

    @Test(arguments: [
        ("--state", "/dev/null/x", "Not a directory"),
        ("--data", "/nowhere", "No such file or directory"),
    ])
    @MainActor func `the arguments name a folder that can't be used, and the way out`(
        name: String, folder: String, reason: String
    ) async throws {
        let options = try Options([name, folder])
        let error = await #expect(throws: CommandError.self) {
            if name == "--state" { _ = try WebApp.open(".lock", in: options.state, for: name) }
            _ = try await Sessions(options, log: Server.log)
        }
        #expect(error?.code == .data)
        #expect(
            error?.description
                == "the folder \(folder) can't be used: \(reason). Choose another one with \(name)")
    }
}
