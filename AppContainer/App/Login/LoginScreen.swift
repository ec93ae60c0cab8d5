import DesignKit
import Foundation
import Observation
import RoutingEngine
import StorageKit

struct LoginNavigator: Navigating {
    /// The link to open after the login, if no request waits for it.
    struct Parameters: Decodable {
        let next: NestedLink?
    }

    static let links: [any LinkTemplate.Type] = [OutgoingLink.self]

    /// It owns this Navigator.
    weak var app: AppContainer?

    func destination(for parameters: Parameters) throws -> Destination {
        guard let app else { throw CancellationError() }
        return .screen(LoginScreen(app: app, next: parameters.next))
    }
}

@Observable
final class LoginScreen: ContentScreen {
    var title: String { texts("Login") }

    @ObservationIgnored private weak var app: AppContainer?
    private let session: Session
    private let next: NestedLink?
    private var notice: String?

    init(app: AppContainer, next: NestedLink?) {
        self.app = app
        session = app.session
        self.next = next
    }

    var page: LoginPage {
        LoginPage(
            userName: session.userName, absentUser: session.absentUser,
            signedOutUser: session.signedOutUser, waitingChanges: session.waitingChanges,
            notice: notice)
    }

    var content: Content {
        let page = page
        var rows = [ContentRow.text(page.status)]
        if page.userName != nil {
            rows.append(.action(texts("Sign out")) { [weak self] in await self?.signOut() })
        } else {
            rows.append(.field(texts("Your name")) { [weak self] in await self?.signIn($0) })
            if let remains = page.remains { rows.append(.text(remains)) }
            if let removal = page.removal {
                rows.append(
                    .action(removal, detail: page.loss) { [weak self] in await self?.removeData() })
            }
            if let help = LoginPage.help { rows.append(.link(texts("Write to us"), to: help)) }
        }
        return Content([ContentSection(nil, rows + (page.notice.map { [.text($0)] } ?? []))])
    }

    func signOut() async { await change { try await $0.signOut() } }

    func removeData() async {
        guard let name = session.signedOutUser else { return }
        await change(orSay: texts("Not all of \(name)'s data is removed. Try again.")) { app in
            try await app.removeData(of: name)
            notice = texts("\(name)'s data is removed from this device.")
        }
    }

    /// Signs the user in, and continues with the request that required the login.
    func signIn(_ typed: String) async {
        guard let name = UserName(typed) else { return }
        guard let app, (try? app.storage.check(user: name.text)) != nil else {
            notice = texts("This name is too long. Choose a shorter one.")
            return
        }
        await change { app in
            let resumed = try await app.signIn(name, on: self)
            if resumed.isEmpty, let next { await app.router.route(RouteRequest(to: next)) }
        }
    }

    private func change(
        orSay sentence: String? = nil, _ change: (AppContainer) async throws -> Void
    ) async {
        guard let app else { return }
        notice = nil
        let failure = await Content.failure(sentence) { try await change(app) }
        notice = failure ?? notice
    }
}
