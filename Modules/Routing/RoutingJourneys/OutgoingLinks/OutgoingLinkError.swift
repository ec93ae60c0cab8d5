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
}

extension OutgoingLinkError {
    package var problem: String { sentences.problem }
    package var remedy: String { sentences.remedy }

    private var sentences: (problem: String, remedy: String) {
        switch self {
        case .schemeNotAllowed(let scheme, let schemes):
            (
                "leaves the app by a link of the scheme '\(scheme)', which isn't allowed",
                Self.remedy("schemes", schemes)
            )
        case .hostNotAllowed(let host, let hosts):
            (
                "leaves the app for a page of '\(host)', which isn't allowed",
                Self.remedy("hosts", hosts)
            )
        case .notOpened(let scheme):
            ("leaves the app, but no app opens '\(scheme)' links", "Install one.")
        }
    }

    private static func remedy(_ kind: String, _ allowed: [String]) -> String {
        allowed.isEmpty
            ? "Allow it in OutgoingLinks."
            : "Allow it in OutgoingLinks; its \(kind) are \(allowed.joined(separator: ", "))."
    }
}

extension RouteError.Reason {
    /// A link doesn't leave the app.
    static func outgoingLink(_ reason: OutgoingLinkError) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}
