import RoutingKit

/// Why a link doesn't leave the app.
package enum OutgoingLinkError: RouteErrorReason {
    /// The app allows no links of its scheme.
    case schemeNotAllowed(String, schemes: [String])
    /// The app allows no pages of its host, or the link isn't a plain link to a page.
    case hostNotAllowed(String, hosts: [String])
    /// The device has no app for its scheme.
    case notOpened(scheme: String)

    /// The stable code of this reason, for instance `departure-not-allowed`.
    package var code: String {
        switch self {
        case .schemeNotAllowed, .hostNotAllowed: "departure-not-allowed"
        case .notOpened: "departure-not-opened"
        }
    }

    package var problem: String {
        switch self {
        case .schemeNotAllowed(let scheme, _):
            "leaves the app by a link of the scheme '\(scheme)', which isn't allowed"
        case .hostNotAllowed(let host, _):
            "leaves the app for a page of '\(host)', which isn't allowed"
        case .notOpened(let scheme): "leaves the app, but no app opens '\(scheme)' links"
        }
    }

    package var remedy: String {
        switch self {
        case .schemeNotAllowed(_, let names), .hostNotAllowed(_, let names):
            "Allow it in OutgoingLinks"
                + (names.isEmpty ? "." : ", which has \(names.joined(separator: ", ")).")
        case .notOpened: "Install one."
        }
    }
}

extension RouteError.Reason {
    /// A link doesn't leave the app.
    static func outgoingLink(_ reason: OutgoingLinkError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
