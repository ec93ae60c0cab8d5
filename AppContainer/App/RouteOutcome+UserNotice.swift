import RoutingJourneys
import RoutingKit
import RoutingRules

extension RouteOutcome {
    /// The notice for someone who knows nothing about routes; `nil` if they can see the outcome on
    /// the screen. Developers find more in the debug panel and in the log.
    var userNotice: String? {
        switch result {
        case .suspended(let ticket) where ticket.requirement == .login:
            "This page opens after you sign in."
        case .suspended: "This page opens later."
        case .refused(let error): error.userSentence
        case .shown, .handled, .performed: notice
        }
    }
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
        case .custom(let reason): Self.sentence(for: reason.base)
        case .noSource, .noScreen, .noPreview, .noValues, .notReady, .redirectCycle,
            .tooManyRedirects, .invalidRedirect, .invalidResult:
            "This page can't be opened."
        }
    }

    /// The sentence for a reason of the modules that extend the router.
    private static func sentence(for reason: any RouteErrorReason) -> String {
        switch reason {
        case RouteUnavailability.off: "This page is closed at the moment."
        case RouteUnavailability.needs: "This page needs a newer version of the app."
        case RouteUnavailability.ended: "This page isn't part of this version of the app."
        case ArrivalError.expired: "The link waited too long. Open it again."
        case ArrivalError.declined: "The link wasn't opened."
        case is ArrivalError: "Open the link again."
        case JourneyError.expired: "You took too long to sign in. Open the page again."
        case JourneyError.otherUser: "The page was meant for another user."
        case DepartureError.notOpened: "No app on this device opens this link."
        case is DepartureError: "The app doesn't open links of this kind."
        default: "This page can't be opened."
        }
    }
}

extension String {
    /// The end of a sentence as a whole one.
    fileprivate var asSentence: String {
        prefix(1).uppercased() + dropFirst() + (last.map { ".!?".contains($0) } == true ? "" : ".")
    }
}
