/// Someone who relies on a contract.
enum AffectedParty: Hashable, Sendable {
    /// The links of the screens of a feature.
    case links(feature: String)
    /// Universal links that are in the world already: in messages, on pages, in printed codes.
    case universalLinks
    /// Links of the app's own schemes, in other apps.
    case customSchemes
    /// Push notifications that are sent already, and the server that sends them.
    case pushes
    /// Stored navigation states, and the tickets of suspended requests.
    case savedStates
    /// The site's file `apple-app-site-association`, which must be deployed again.
    case siteAssociation
}

extension AffectedParty: CustomStringConvertible {
    /// The party in a sentence: `the links of Chat`.
    var description: String {
        switch self {
        case .links(let feature): "the links of \(feature)"
        case .universalLinks: "universal links in the world"
        case .customSchemes: "links of custom schemes"
        case .pushes: "push notifications"
        case .savedStates: "saved states and tickets"
        case .siteAssociation: "the site's file"
        }
    }
}

/// Those whom a kind of change can affect.
struct ContractScope: OptionSet {
    let rawValue: Int

    /// The links of features.
    static let links = ContractScope(rawValue: 1 << 0)
    /// Links and notifications from outside.
    static let outside = ContractScope(rawValue: 1 << 1)
    /// Saved states and tickets.
    static let saved = ContractScope(rawValue: 1 << 2)
    /// The site's file.
    static let site = ContractScope(rawValue: 1 << 3)
}
