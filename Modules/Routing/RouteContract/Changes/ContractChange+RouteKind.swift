extension ContractChange {
    /// A kind of change of a route: of its path, its checks or its effect.
    enum RouteKind: String, CaseIterable, Sendable {
        /// A route is new and closed to the outside, or a redirect is new.
        case routeAdded = "route-added"
        /// A route is new and open to requests from outside.
        case openRouteAdded = "open-route-added"
        /// No route has the path any more.
        case routeRemoved = "route-removed"
        /// The path redirects to another route.
        case routeRedirected = "route-redirected"
        /// A redirect leads to another route.
        case redirectTargetChanged = "redirect-target-changed"
        /// A Navigator answers instead of a redirect.
        case redirectReplaced = "redirect-replaced"
        /// A new path answers URLs that opened an older route.
        case urlsTaken = "urls-taken"
        /// Another Navigator answers.
        case navigatorChanged = "navigator-changed"
        /// Another screen is under that of a link from outside.
        case parentChanged = "parent-changed"
        /// A literal is spelled in upper or lower case.
        case literalCaseChanged = "literal-case-changed"
        /// A parameter of the path has another name.
        case pathParameterRenamed = "path-parameter-renamed"
        /// A segment of the path answers less.
        case constraintNarrowed = "constraint-narrowed"
        /// A segment of the path answers more.
        case constraintWidened = "constraint-widened"
        /// A segment of the path may not be missing any more.
        case segmentRequired = "segment-required"
        /// A segment of the path may be missing.
        case segmentOptional = "segment-optional"
        /// Fewer origins from outside may open the route.
        case accessNarrowed = "access-narrowed"
        /// More origins from outside may open the route.
        case accessWidened = "access-widened"
        /// A kind of build lacks the route.
        case buildRemoved = "build-removed"
        /// Another kind of build has the route.
        case buildAdded = "build-added"
        /// The route needs something more of the user.
        case requirementAdded = "requirement-added"
        /// The route needs something less of the user.
        case requirementRemoved = "requirement-removed"
        /// Opening the route changes data.
        case effectChanges = "effect-changes"
        /// Opening the route only reads data.
        case effectReads = "effect-reads"
        /// The route performs an action instead of showing a screen.
        case screenBecameAction = "screen-became-action"
        /// The route shows a screen instead of performing an action.
        case actionBecameScreen = "action-became-screen"
        /// The value of the route can be followed.
        case valuesOffered = "values-offered"
        /// The value of the route can't be followed any more.
        case valuesWithdrawn = "values-withdrawn"
        /// The user is asked first.
        case questionAdded = "question-added"
        /// The user isn't asked any more.
        case questionRemoved = "question-removed"
    }
}
