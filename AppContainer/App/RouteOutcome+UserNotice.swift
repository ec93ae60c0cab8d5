import RoutingKit

extension RouteOutcome {
    /// The notice without terms of routing. Developers find those in the debug panel and in the log.
    var userNotice: String? { error?.userSentence ?? notice }
}

extension RouteError {
    /// Why a request isn't shown, as a sentence for someone who knows nothing about routes.
    var userSentence: String {
        switch reason {
        case .notFound(let missing): "There is no \(missing.what)."
        case .blocked(_, let reason): reason.asSentence
        case .link, .unknownRoute, .noURL, .noTab: "The app has no such page."
        case .parameter: "This link is incomplete or has a wrong value."
        case .accessDenied: "This page can't be opened by a link from outside the app."
        case .unavailable: "This page isn't part of this version of the app."
        case .unmet, .unenforced: "This page isn't open to you yet."
        case .tooManyScreens: "Too many pages are open. Close some of them, then try again."
        case .cancelled, .replaced, .superseded: "You left before you chose something."
        case .timedOut, .failed: "Something went wrong. Try again."
        case .custom(let reason): Self.userSentences[reason.base.code] ?? Self.general
        case .noSource, .noScreen, .noPreview, .noValues, .notReady, .redirectCycle,
            .tooManyRedirects, .invalidRedirect, .invalidResult:
            Self.general
        }
    }

    private static let general = "This page can't be opened."

    /// The sentences for reasons of extensions, by their codes.
    private static let userSentences = [
        "switched-off": "This page is closed at the moment.",
        "app-too-old": "This page needs a newer version of the app.",
        "app-too-new": "This page isn't part of this version of the app.",
        "arrival-expired": "The link waited too long. Open it again.",
        "arrival-declined": "The link wasn't opened.",
        "departure-not-allowed": "The app doesn't open links of this kind.",
        "departure-not-opened": "No app on this device opens this link.",
        "journey-expired": "You took too long to sign in. Open the page again.",
        "journey-other-user": "The page was meant for another user.",
    ]
}

extension String {
    /// The end of a sentence as a whole one.
    fileprivate var asSentence: String {
        prefix(1).uppercased() + dropFirst() + (last.map { ".!?".contains($0) } == true ? "" : ".")
    }
}
