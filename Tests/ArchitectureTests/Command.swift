import CommandLineKit
import Foundation
import Testing

/// A tool of the toolchain, run as a process of its own.
enum Command {
    /// What a tool prints within a minute. It is in the `PATH`; variables may stand before it.
    static func output(of arguments: [String]) throws -> Data {
        try Tool(command: ["env"] + arguments, limit: .seconds(60)).run()
    }

    /// Calls a function with a new folder, which is gone afterwards.
    static func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try body(folder.url)
    }
}

extension Trait where Self == ConditionTrait {
    /// The tests start git or SwiftPM many times. `.ci/run` and `.ci/quick` set `ROUTING_PROOF`.
    static var startsToolchain: Self {
        .enabled(
            if: ProcessInfo.processInfo.environment["ROUTING_PROOF"] != nil,
            "starts the toolchain; run it with ROUTING_PROOF=sample swift test")
    }
}
