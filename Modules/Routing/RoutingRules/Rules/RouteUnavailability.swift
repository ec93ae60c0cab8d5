import RoutingKit

/// Why a rule keeps a route closed to everyone.
package enum RouteUnavailability: RouteErrorReason {
    /// It is switched off.
    case off
    /// It needs this version of the app or a newer one.
    case needs(AppVersion, running: AppVersion)
    /// It was available up to this version of the app.
    case ended(AppVersion, running: AppVersion)

    /// The stable code of this reason, for instance `switched-off`.
    package var code: String {
        switch self {
        case .off: "switched-off"
        case .needs: "app-too-old"
        case .ended: "app-too-new"
        }
    }
}

extension RouteUnavailability {
    package var problem: String { sentences.problem }
    package var remedy: String { sentences.remedy }

    private var sentences: (problem: String, remedy: String) {
        switch self {
        case .off: ("is switched off at the moment", "Try again later.")
        case .needs(let version, let running):
            ("needs version \(version) of the app, and this is \(running)", "Update the app.")
        case .ended(let version, let running):
            (
                "was available up to version \(version) of the app, and this is \(running)",
                "Look in the app for what replaces it."
            )
        }
    }
}

extension RouteError.Reason {
    /// A rule keeps the route closed to everyone.
    static func closed(_ reason: RouteUnavailability) -> Self {
        .custom(AnyRouteErrorReason(reason))
    }
}

extension RouteRule {
    /// Why the route is closed to a version of the app; `nil` if it is not. The rest of the rule
    /// makes no difference.
    func unavailability(in version: AppVersion) -> RouteUnavailability? {
        if isEnabled == false { return .off }
        if let minimumVersion, version < minimumVersion {
            return .needs(minimumVersion, running: version)
        }
        if let maximumVersion, maximumVersion < version {
            return .ended(maximumVersion, running: version)
        }
        return nil
    }
}
