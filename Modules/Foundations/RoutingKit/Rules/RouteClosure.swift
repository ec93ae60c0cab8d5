/// Why a rule keeps a route closed to everybody.
public enum RouteClosure: Hashable, Sendable {
    /// It is switched off.
    case off
    /// It needs this version of the app or a newer one.
    case needs(AppVersion, running: AppVersion)
    /// It was there up to this version of the app.
    case ended(AppVersion, running: AppVersion)

    /// The stable code of this reason, for instance `switched-off`.
    public var code: String {
        switch self {
        case .off: "switched-off"
        case .needs: "app-too-old"
        case .ended: "app-too-new"
        }
    }
}

extension RouteRule {
    /// Why the route is closed to a version of the app; `nil` if it is not. Whatever else the rule
    /// says, closed is closed.
    func closure(in version: AppVersion) -> RouteClosure? {
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
