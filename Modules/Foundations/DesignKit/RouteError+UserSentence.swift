public import RoutingKit

extension RouteError {
    /// What happened, for someone who knows nothing about routes, in their language; the
    /// description is for the log.
    public var userSentence: String {
        switch reason {
        case .notFound(let missing): missing.sentence
        case .blocked(_, let reason): Self.sentence(endingIn: reason)
        case .link, .unknownRoute, .registeredLate, .noURL, .noTab:
            texts("The app has no such page.")
        case .parameter: texts("This link is incomplete or has a wrong value.")
        case .accessDenied: texts("This page can't be opened by a link from outside the app.")
        case .unavailable: texts("This page isn't part of this version of the app.")
        case .unmet, .unenforced: texts("This page isn't open to you yet.")
        case .tooManyScreens:
            texts("Too many pages are open. Close some of them, then try again.")
        case .cancelled, .replaced, .superseded: texts("You left before you chose something.")
        case .timedOut, .failed, .invalidResult: texts("Something went wrong. Try again.")
        case .custom(let reason):
            reason.base.userSentence ?? Self.sentence(forCode: reason.base.code)
        case .noSource, .noScreen, .noPreview, .noValues, .notReady, .closed, .redirectCycle,
            .tooManyRedirects, .invalidRedirect:
            texts("This page can't be opened.")
        }
    }

    /// Describes the reasons of the modules that extend the router, which have no texts.
    private static func sentence(forCode code: String) -> String {
        switch code {
        case "switched-off": texts("This page is closed at the moment.")
        case "app-too-old": texts("This page needs a newer version of the app.")
        case "app-too-new": texts("This page isn't part of this version of the app.")
        case "arrival-expired": texts("The link waited too long. Open it again.")
        case "arrival-declined": texts("The link wasn't opened.")
        case "arrival-full", "arrival-replaced", "queue-full": texts("Open the link again.")
        case "held": texts("Finish what you have typed, or discard it. Then open the page again.")
        case "journey-expired": texts("You took too long to sign in. Open the page again.")
        case "journey-other-user": texts("The page was meant for another user.")
        default: texts("This page can't be opened.")
        }
    }

    private static func sentence(endingIn text: String) -> String {
        let isEnded = text.last.map { ".!?。！？".contains($0) } ?? true
        return text.prefix(1).uppercased() + text.dropFirst() + (isEnded ? "" : ".")
    }
}
