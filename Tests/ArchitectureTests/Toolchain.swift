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
}
