import RoutingKit

/// An origin outside the app, as a contract names it.
enum AccessName: String, Codable, CaseIterable {
    case universalLink = "universal-link"
    case customScheme = "custom-scheme"
    case push

    var access: Access {
        switch self {
        case .universalLink: .universalLinks
        case .customScheme: .customSchemes
        case .push: .pushes
        }
    }
}
