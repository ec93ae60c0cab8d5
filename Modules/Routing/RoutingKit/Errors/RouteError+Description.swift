import RouteMatching

extension RouteError: CustomStringConvertible {
    /// A sentence with the URL and the reason, and a second one with what would help.
    public var description: String {
        let (problem, help) = sentences
        return ["\(url.map { "'\($0.shortened)'" } ?? "A request") \(problem).", help]
            .filter { !$0.isEmpty }.joined(separator: " ").printable
    }

    private var sentences: (problem: String, help: String) {
        switch reason {
        case .link(let refusal): refusal.sentences
        case .unknownRoute(let nearest):
            (
                "has no route",
                nearest.map { "Did you mean \($0)?" } ?? "Register its path, or check its spelling."
            )
        case .registeredLate(let site):
            (
                "has a route that was registered after start(), at \(site), and has no effect",
                "Register it before start(), or in register(set:)."
            )
        case .accessDenied(.restoration):
            ("changes data, which restoring a saved state must not do", "Open it inside the app.")
        case .accessDenied(let origin):
            (
                "can't be opened from outside (\(origin.name)): its route is closed",
                "Open it inside the app, or register the route with an access that admits it."
            )
        case .unavailable(let build):
            ("is not available in the \(build.rawValue) build", "Use a build that contains it.")
        case .parameter(let error):
            ("can't be opened: \(error)", error.help)
        case .notFound(let missing):
            (
                "can't be shown: there is no \(missing.what)",
                missing.help.isEmpty ? "Check the link, or look for it in the app." : missing.help
            )
        case .noSource:
            (
                "has no screen to start from",
                "Start from a screen that is on the stage; on an empty one use the transition 'root'."
            )
        case .tooManyScreens(let limit):
            (
                "is not shown: links have opened \(limit) screens on top of one another already",
                "Close some of them, and open it again."
            )
        case .noScreen: ("performs an action and has no screen", "Open it as a request.")
        case .noPreview: ("changes data, so it has no preview", "Open it as a request.")
        case .noValues:
            (
                "offers no values that change",
                "Ask for its result, or let its Navigator conform to ValueNavigating."
            )
        case .noURL:
            (
                "was shown without a URL, so it can't be restored",
                "Register a path for it, and show it by its URL."
            )
        case .noTab:
            ("was in a tab that the app no longer has", "Open it again from another tab.")
        case .notReady: ("arrived before the routes were ready", "Call start() first.")
        case .closed:
            ("arrived after its router was closed", "Open it in a window that is still open.")
        case .blocked(let interceptor, let reason):
            ("was stopped by \(interceptor): \(reason)", "Try again later.")
        case .timedOut(let step, let limit):
            ("timed out: \(step) took longer than \(limit)", "Try again.")
        case .unmet(let requirement):
            ("needs '\(requirement.name)'", "Open it, and meet what it needs.")
        case .unenforced(let requirement):
            (
                "requires '\(requirement.name)', which nothing in the app checks, so it stays closed",
                "Register an interceptor that enforces it."
            )
        case .redirectCycle(let chain):
            (
                "is redirected in a cycle: \(chain.joined(separator: " > "))",
                "Give one of its redirects another target."
            )
        case .tooManyRedirects(let chain):
            (
                "is redirected too many times: \(chain.joined(separator: " > "))",
                "Redirect it straight to its target."
            )
        case .invalidRedirect(let target, let problem):
            (
                "can't be redirected to '\(target)': \(problem)",
                "Correct the target of the redirect."
            )
        case .failed(let error): ("failed: \(error)", "Try again.")
        case .cancelled: ("was left without a result", "Open it again.")
        case .replaced:
            ("was replaced by another screen before it had a result", "Open it again.")
        case .superseded:
            ("had no result yet when the app showed something else", "Open it again.")
        case .invalidResult(let error):
            (
                "returned another value than was expected: \(error)",
                "Read the value as the type that the route returns."
            )
        case .custom(let reason): (reason.base.problem, reason.base.remedy)
        }
    }
}

extension ParameterError {
    fileprivate var help: String {
        switch self {
        case .missing: "Add it to the link."
        case .invalid: "Correct its value."
        case .repeated: "Give it once."
        case .missingPayload, .invalidPayload: "Open it from a screen that attaches what it needs."
        }
    }
}
