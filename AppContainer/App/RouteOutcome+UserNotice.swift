import DesignKit
import RoutingJourneys
public import RoutingKit

extension RouteOutcome {
    /// The sentence for a user, who knows nothing about routes; `nil` if nothing went wrong.
    /// Developers find more in the debug panel and in the log.
    public var userNotice: String? {
        switch result {
        case .suspended(let ticket) where ticket.requirement == .login:
            texts("This page opens after you sign in.")
        case .suspended: texts("This page opens later.")
        case .refused(let error): error.userSentence
        case .shown, .performed, .handled: nil
        }
    }
}
