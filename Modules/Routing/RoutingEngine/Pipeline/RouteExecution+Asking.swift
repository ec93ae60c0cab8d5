import RoutingKit

extension RouteExecution {
    /// Makes the screen that asks the user a question about the request.
    func screen(of question: Question) async throws -> any Screen {
        guard let ask = registration.ask else {
            throw RouteError.Reason.accessDenied(request.origin)
        }
        let agreed = request.agreed(to: resolved.url)
        let consent = Consent(about: resolved.url, from: request.origin) {
            question.dismiss()
        } proceed: { [weak pipeline] in
            await pipeline?.route(agreed)
        }
        let screen = try await ask(decoder, consent)
        question.screen = screen
        return screen
    }
}
