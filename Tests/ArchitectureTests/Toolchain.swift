import Foundation

/// The compiler that builds this package.
struct Toolchain: Decodable {
    struct Target: Decodable {
        let triple: String
    }

    struct Paths: Decodable {
        let runtimeResourcePath: String
    }

    let target: Target
    let paths: Paths

    /// The compiler of the `PATH`, asked once.
    static let current = Result {
        try JSONDecoder().decode(
            Toolchain.self, from: Command.output(of: ["swiftc", "-print-target-info"]))
    }

    /// The folder of its tools: on macOS `swiftc` in the `PATH` only finds the compiler.
    var tools: URL {
        URL(filePath: paths.runtimeResourcePath + "/../../bin").standardizedFileURL
    }

    /// The upcoming features that the compiler knows by name.
    static func upcomingFeatures() throws -> [String] {
        struct Feature: Decodable {
            let name: String
        }
        struct List: Decodable {
            let features: [String: [Feature]]
        }
        let output = try Command.output(of: ["swiftc", "-print-supported-features"])
        let list = try JSONDecoder().decode(List.self, from: output)
        return list.features["upcoming", default: []].map(\.name)
    }
}
