import Foundation

/// The compiler that builds this package.
enum Toolchain {
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

    /// The folder of the compiler's programs, the platform for which it compiles by default, and the
    /// options that name the SDK.
    static func paths() throws -> (programs: String, triple: String, sdk: [String]) {
        struct Target: Decodable {
            let triple: String
        }
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }
        struct Info: Decodable {
            let target: Target
            let paths: Paths
        }
        let output = try Command.output(of: ["swiftc", "-print-target-info"])
        let info = try JSONDecoder().decode(Info.self, from: output)
        let sdk = ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
        return (info.paths.runtimeResourcePath + "/../../bin", info.target.triple, sdk)
    }
}
