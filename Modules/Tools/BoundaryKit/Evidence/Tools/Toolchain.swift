import CommandLineKit
import Foundation

/// The toolchain whose compiler is in the `PATH`.
struct Toolchain: Decodable, Sendable {
    struct Target: Decodable {
        let triple: String
    }

    struct Paths: Decodable {
        let runtimeResourcePath: String
    }

    /// The platform that it builds for by default.
    let target: Target
    let paths: Paths
    /// The version of the compiler, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    let compilerVersion: String

    /// The version of the tools, such as 6.3.1.
    var version: ToolsVersion {
        let version = compilerVersion.firstMatch(of: /Swift version ([0-9]+(\.[0-9]+){0,2})/)
        return version.flatMap { ToolsVersion($0.1) } ?? .first
    }

    /// Asks the compiler for its paths and its default target, once.
    /// - Throws: `failedTool` if there is no compiler.
    static func current() async throws(EvidenceError) -> Toolchain { try await found.value.get() }

    private static let found = Task { () -> Result<Toolchain, EvidenceError> in
        let tool = Tool(
            command: ["swiftc", "-frontend", "-print-target-info"], limit: ToolRunner.limit)
        let output = await tool.output()
        return Result { () throws(EvidenceError) in
            switch output {
            case .success(let output):
                return try ToolFormat.decode(from: output, of: "'swiftc -print-target-info'")
            case .failure(let failure): throw EvidenceError.failedTool("\(failure)")
            }
        }
    }

    /// The path of one of its libraries.
    func library(_ name: String) -> String {
        let isApple = target.triple.contains("-apple-")
        return URL(filePath: paths.runtimeResourcePath + "/..").standardizedFileURL
            .appending(path: name + (isApple ? ".dylib" : ".so")).path
    }
}
