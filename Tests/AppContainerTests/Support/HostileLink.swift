import Foundation
import RoutingKit
import TestSupport

/// A link of the table of hostile links, with its outcome in every app.
struct HostileLink: Decodable, Sendable {
    let url: String
    let outcome: String
    /// The code of the error.
    let reason: String?
    /// The name of ``origin``.
    private let originName: String

    private enum CodingKeys: String, CodingKey {
        case url, outcome, reason
        case originName = "origin"
    }

    var origin: RouteOrigin {
        let others: [RouteOrigin] = [.app, .customScheme(caller: nil), .push]
        return others.first { $0.name == originName } ?? .universalLink
    }

    /// The links of all threats.
    static func all() throws -> [HostileLink] {
        struct Threat: Decodable {
            let links: [HostileLink]
        }
        let file = "Tests/RouteMatchingTests/Corpus/hostile-links.json"
        let table = try Data(contentsOf: WrittenPage.repository.appending(path: file))
        return try JSONDecoder().decode([Threat].self, from: table).flatMap(\.links)
    }
}
