import RoutingKit
import StageKit

extension RequestPipeline {
    /// Asks the user; the enclosing request leaves the queue and its time limits in the meantime.
    func ask(_ question: LeaveQuestion) async -> Bool {
        let stage = driver.stage
        let job = ActiveRequest.current?.job ?? UserJob.current
        return await queue.yieldingQueue {
            await question.ask(on: stage) {
                job?.waits += 1
                // Observers hear of it when the stage shows it.
                Task { [events] in
                    if stage.question === question {
                        events.publish(.asksToLeave(question.reasons))
                    }
                }
            } whenAnswered: {
                job?.waits -= 1
            }
        }
    }

    func reportDiscarded(before next: NavigationState) {
        guard let lost = driver.stage.leaveQuestion(before: next) else { return }
        events.publish(.discarded(lost.reasons))
    }

    /// Asks whether a request may discard what the user has typed. About each screen, links from
    /// outside ask once: neither they nor the page can trap the user.
    /// - Throws: The refusal if the user stays, or isn't asked again.
    func ask(_ question: LeaveQuestion, for active: ActiveRequest) async throws(RouteError) {
        let isOutside = active.trust.isOutside
        let isRepeated = isOutside && !askedFromOutside.isDisjoint(with: question.screens)
        if isOutside, !isRepeated, driver.stage.question == nil {
            askedFromOutside.formUnion(question.screens)
            askedFromOutside.formIntersection(driver.state.entries.map(\.id))
        }
        let isAgreed = isRepeated ? false : await ask(question)
        if !isAgreed { throw active.error(.custom(AnyRouteErrorReason(HeldError()))) }
    }
}

/// The user stays on a page that holds what they have typed.
struct HeldError: RouteErrorReason {
    var code: String { "held" }

    var problem: String {
        "is not opened: the user stays on a page that holds what they have typed"
    }

    var remedy: String { "Finish what was typed there, or discard it, and open it again." }
}
