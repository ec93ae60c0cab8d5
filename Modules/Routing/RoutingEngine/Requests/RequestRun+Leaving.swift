import RoutingKit
import StageKit

/// Asking the user before they lose what they have typed.
extension RequestRun {
    /// Asks the user; the enclosing request leaves the queue and its time limits in the meantime.
    static func ask(_ question: LeaveQuestion, in router: AppRouter) async -> Bool {
        await waitingForUser { whenAnswered in
            await question.ask(
                on: router.driver.stage,
                whenShown: { router.events.publish(.asksToLeave(question.reasons)) },
                whenAnswered: whenAnswered)
        }
    }

    /// Asks whether the request may discard what the user has typed. About each screen, links from
    /// outside ask once: neither they nor the page can trap the user.
    /// - Throws: The refusal if the user stays, or isn't asked again.
    func ask(_ question: LeaveQuestion) async throws(RouteError) {
        guard let router else { throw error(.cancelled) }
        let isOutside = trust.isOutside
        let isRepeated = isOutside && !router.askedFromOutside.isDisjoint(with: question.screens)
        if isOutside, !isRepeated, router.driver.stage.question == nil {
            router.askedFromOutside.formUnion(question.screens)
            router.askedFromOutside.formIntersection(router.driver.state.entries.map(\.id))
        }
        let isAgreed = isRepeated ? false : await Self.ask(question, in: router)
        if !isAgreed { throw error(.held) }
        agree(toLeave: question.screens)
    }
}

extension RouteError.Reason {
    /// The user stays on a page that holds what they have typed.
    fileprivate static let held = custom(
        code: "held",
        problem: "is not opened: the user stays on a page that holds what they have typed",
        remedy: "Finish what was typed there, or discard it, and open it again.")
}
