import RoutingKit
public import StageKit

/// Leaving screens: with a question to the user before they lose what they have typed, or without.
extension AppRouter {
    /// Changes the navigation state without asking, at a sign-out for instance, and reports what
    /// that discards as ``RouteEvent/discarded(_:)``.
    @discardableResult
    public func moveUnasked<Result>(_ change: (inout NavigationState) -> Result) -> Result {
        var next = stage.state
        let result = change(&next)
        driver.moveUnasked(to: next, by: .automatic, isUserInitiated: true)
        return result
    }

    /// Asks the user; the enclosing request leaves the queue and its time limits in the meantime.
    func ask(_ question: LeaveQuestion) async -> Bool {
        await RequestRun.waitingForUser { whenAnswered in
            await question.ask(
                on: stage, whenShown: { events.publish(.asksToLeave(question.reasons)) },
                whenAnswered: whenAnswered)
        }
    }
}

extension RequestRun {
    /// Asks whether the request may discard what the user has typed. About each screen, links from
    /// outside ask once: neither they nor the page can trap the user.
    /// - Throws: The refusal if the user stays, or isn't asked again.
    func ask(_ question: LeaveQuestion) async throws(RouteError) {
        guard let router else { throw error(.cancelled) }
        let isRepeated = !router.askedFromOutside.isDisjoint(with: question.screens)
        if trust.isOutside, isRepeated { throw error(.held) }
        if trust.isOutside, router.stage.question == nil {
            router.askedFromOutside.formUnion(question.screens)
            router.askedFromOutside.formIntersection(router.stage.state.entries.map(\.id))
        }
        guard await router.ask(question) else { throw error(.held) }
        left = left.union(question.screens)
    }
}

extension RouteError.Reason {
    /// The user stays on a page that holds what they have typed.
    fileprivate static let held = custom(
        code: "held",
        problem: "is not opened: the user stays on a page that holds what they have typed",
        remedy: "Finish what was typed there, or discard it, and open it again.")
}
