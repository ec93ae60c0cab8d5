import RoutingKit
import StageKit

extension RequestPipeline {
    /// Whether the user has to agree before a request changes data: somebody else had a hand in
    /// it, or may have had one, and the user has not agreed to this URL.
    func mustAsk(about resolved: ResolvedRoute, for request: RouteRequest) -> Bool {
        resolved.route.effect == .changes
            && (request.trust.isOutside || request.asksBeforeChanges)
            && request.agreement != resolved.url
    }

    /// The screen that asks the user.
    func question(
        about resolved: ResolvedRoute, for request: RouteRequest
    ) async throws -> any Screen {
        guard let ask = resolved.route.registration.ask else {
            throw RouteError.Reason.accessDenied(request.origin)
        }
        let question = Question(on: driver.stage)
        let agreed = request.agreed(to: resolved.url)
        let consent = Consent(about: resolved.url, from: request.origin) {
            question.dismiss()
        } proceed: { [weak self] in
            await self?.route(agreed)
        }
        let decoder = ParameterDecoder(
            values: resolved.values, request: request, links: registry.links)
        let screen = try await ask(decoder, consent)
        question.screen = screen
        return screen
    }
}

/// The screen that asks the user. Only while it is on the stage, an answer counts.
@MainActor
private final class Question {
    weak var screen: (any Screen)?
    private weak var stage: (any Stage)?

    init(on stage: any Stage) {
        self.stage = stage
    }

    /// Takes the screen off the stage.
    /// - Returns: `false` if it is no longer there.
    func dismiss() -> Bool {
        guard let stage, let screen, let entry = stage.entry(of: screen) else { return false }
        self.screen = nil
        stage.update { $0.remove(entry.id) }
        return true
    }
}
