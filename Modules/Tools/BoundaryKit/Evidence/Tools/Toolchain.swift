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

    /// Asks the compiler for its paths and its default target.
    static func find() async throws -> Toolchain {
        let tool = Tool(
            command: ["swiftc", "-frontend", "-print-target-info"], limit: .seconds(60))
        return try ToolFormat.decode(
            from: try await tool.output().get(), of: "'swiftc -print-target-info'")
    }

    /// The path of one of its programs. On macOS the `PATH` contains only the compiler.
    func path(_ program: String) -> String {
        // Without resolving links: a program can behave differently by the name it is called with.
        URL(filePath: paths.runtimeResourcePath + "/../../bin").standardizedFileURL
            .appending(path: program).path
    }

    /// The options that name the SDK, if the environment names one.
    static var sdkOptions: [String] {
        ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
    }
}
