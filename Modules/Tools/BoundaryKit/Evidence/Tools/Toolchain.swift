import Foundation

/// The toolchain whose compiler is in the `PATH`.
struct Toolchain: Decodable, Sendable {
    struct Target: Decodable {
        let triple: String
    }

    struct Paths: Decodable {
        let runtimeResourcePath: String
    }

    /// What it builds for.
    let target: Target
    let paths: Paths

    /// Asks the compiler.
    static func find() async throws -> Toolchain {
        let tool = Tool(
            command: ["swiftc", "-frontend", "-print-target-info"], limit: .seconds(60))
        return try ToolFormat.decode(
            from: try await tool.output().get(), of: "'swiftc -print-target-info'")
    }

    /// The path of one of its programs: on macOS the `PATH` only leads to the compiler.
    func path(_ program: String) -> String {
        // The program itself may be a link, and goes by the name that it is called by.
        URL(filePath: paths.runtimeResourcePath + "/../../bin").standardizedFileURL
            .appending(path: program).path
    }

    /// The options that name the platform's software, if the environment does.
    static var softwareOptions: [String] {
        ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
    }
}
