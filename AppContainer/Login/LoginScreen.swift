import DesignKit
import RoutingEngine
import RoutingJourneys
import RoutingKit

/// Signs the user in and out.
final class LoginScreen: ContentScreen {
    let title = "Login"

    private let session: Session
    private let router: AppRouter
    private let journeys: Journeys
    private let next: NestedLink?

    init(session: Session, router: AppRouter, journeys: Journeys, next: NestedLink?) {
        self.session = session
        self.router = router
        self.journeys = journeys
        self.next = next
    }

    var content: Content {
        guard let name = session.userName else {
            let field = ContentRow.field("Your name") { [weak self] in await self?.signIn($0) }
            let who = session.absentUser.map { "\($0), your session has expired." }
            return Content([ContentSection(nil, [.text(who ?? "You are not signed in."), field])])
        }
        let signOut = ContentRow.action("Sign out") { [session] in session.signIn(nil) }
        return Content([ContentSection(nil, [.text("Signed in as \(name)."), signOut])])
    }

    /// Signs the user in, and continues with the request that required the login.
    private func signIn(_ name: String) async {
        session.signIn(name)
        router.finish(self, with: name)
        let resumed = await journeys.resume(after: .login, as: name)
        if resumed.isEmpty, let next { await router.route(RouteRequest(to: next)) }
    }
}
