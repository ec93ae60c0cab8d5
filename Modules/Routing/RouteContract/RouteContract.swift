public import Foundation

/// What the features of an app, its links in the world and its saved states rely on: every route
/// with its parameters, and the links that each feature opens.
///
/// An app commits the text of its contract. ``ContractCheck`` compares the committed one with that
/// of the running app. The contract contains no line numbers, so unrelated edits don't change it.
public struct RouteContract: Hashable, Sendable, Codable {
    /// The version of the app.
    let version: ContractVersion
    /// The hosts and schemes of the app's links.
    var hosts: [String], schemes: [String]
    /// The checks that patterns name, each with a value that passes.
    var constraints: [String: String] = [:]
    var routes: [ContractRoute]
    var features: [ContractFeature]

    init(
        version: ContractVersion = ContractVersion(1, 0, 0), hosts: [String] = [],
        schemes: [String] = [], routes: [ContractRoute] = [],
        features: [ContractFeature] = []
    ) {
        self.version = version
        self.hosts = hosts
        self.schemes = schemes
        self.routes = routes
        self.features = features
    }

    /// Reads the text of a contract.
    /// - Throws: `DecodingError` for a text that is no contract.
    public init(_ json: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: json)
    }

    /// The text of the contract, with sorted keys and a line for each fact.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
