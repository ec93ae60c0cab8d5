import RoutingKit

extension RequestPipeline {
    /// Makes the screen that asks the user a question about a request.
    func screen(of question: Question, about opening: Opening) async throws -> any Screen {
        let (resolved, request) = (opening.resolved, opening.request)
        guard let ask = opening.registration.ask else {
            throw RouteError.Reason.accessDenied(request.origin)
        }
        let agreed = request.agreed(to: resolved.url)
        let consent = Consent(about: resolved.url, from: request.origin) {
            question.dismiss()
        } proceed: { [weak self] in
            await self?.route(agreed)
        }
        let screen = try await ask(decoder(of: resolved, for: request), consent)
        question.screen = screen
        return screen
    }
}
