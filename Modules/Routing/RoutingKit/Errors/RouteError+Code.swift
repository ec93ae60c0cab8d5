import RouteMatching

extension RouteError {
    /// The stable code of the reason, for instance `unknown-route`.
    public var code: String {
        switch cause {
        case .reason(let reason): reason.code
        case .unknownRoute: "unknown-route"
        }
    }
}

extension RouteError.Reason {
    fileprivate var code: String {
        switch self {
        case .link(let refusal): refusal.reason.rawValue
        case .unknownRoute: "unknown-route"
        case .registeredLate: "registered-late"
        case .accessDenied: "access-denied"
        case .unavailable: "unavailable"
        case .parameter(let error): error.code
        case .notFound: "not-found"
        case .noSource: "no-source"
        case .tooManyScreens: "too-many-screens"
        case .noScreen: "no-screen"
        case .noPreview: "no-preview"
        case .noValues: "no-values"
        case .noURL: "no-url"
        case .noTab: "no-tab"
        case .notReady: "not-ready"
        case .closed: "closed"
        case .blocked: "blocked"
        case .timedOut: "timed-out"
        case .unmet: "unmet-requirement"
        case .unenforced: "unenforced-requirement"
        case .redirectCycle: "redirect-cycle"
        case .tooManyRedirects: "too-many-redirects"
        case .invalidRedirect: "invalid-redirect"
        case .failed: "failed"
        case .cancelled: "cancelled"
        case .replaced: "replaced"
        case .superseded: "superseded"
        case .invalidResult: "invalid-result"
        case .custom(let reason): reason.base.code
        }
    }
}
