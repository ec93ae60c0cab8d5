import Foundation
package import RoutingKit

/// The table of hostile links, grouped by threat, with the outcome of each link in every app.
package struct HostileLinks: Decodable, Sendable {
    /// The kind of attack.
    package let threat: String
    /// The damage that the attack would do.
    package let why: String
    package let links: [Row]

    package struct Row: Decodable, Sendable {
        package let url: String
        package let outcome: String
        /// The code of the error.
        package let reason: String?
        /// The name of ``origin``.
        private let originName: String

        private enum CodingKeys: String, CodingKey {
            case url, outcome, reason
            case originName = "origin"
        }

        package var origin: RouteOrigin {
            let others: [RouteOrigin] = [.app, .customScheme(caller: nil), .push]
            return others.first { $0.name == originName } ?? .universalLink
        }
    }

    /// All groups of the table.
    package static func all() throws -> [HostileLinks] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let table = tests.appending(path: "RouteMatchingTests/Corpus/hostile-links.json")
        return try JSONDecoder().decode([HostileLinks].self, from: Data(contentsOf: table))
    }
}
