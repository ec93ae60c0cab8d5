import DesignKit
import Foundation
import Observation
import RoutingEngine

struct LoginNavigator: Navigating {
    /// The link to open after the login, if no request waits for it.
    struct Parameters: Decodable {
        let next: NestedLink?
    }

    static let links: [any LinkTemplate.Type] = [OutgoingLink.self]

    /// It owns this Navigator.
    weak let app: AppContainer?

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
        self.session = app.session
        self.next = next
    }

    var content: Content {
        let rows = session.userName.map(signedIn) ?? signedOut
        return Content([ContentSection(nil, rows + (notice.map { [.text($0)] } ?? []))])
    }

    private func signedIn(_ name: String) -> [ContentRow] {
        [
            .text(texts("Signed in as \(name).")),
            .action(texts("Sign out")) { [weak self] in
                await self?.change { try await $0.signOut() }
            },
        ]
    }

    private var signedOut: [ContentRow] {
        let who = session.absentUser.map { texts("\($0), your session has expired.") }
        var rows: [ContentRow] = [
            .text(who ?? texts("You are not signed in.")),
            .field(texts("Your name")) { [weak self] in await self?.signIn($0) },
        ]
        if let name = session.signedOutUser {
            let stays = texts(
                "\(name)'s cart, messages and moments stay on this device until \(name) signs in again."
            )
            let remove = ContentRow.action(texts("Remove \(name)'s data from this device")) {
                [weak self] in await self?.remove(name)
            }
            rows += [.text(stays), remove]
        }
        if let help = URL(string: "mailto:help@momentsapp.com?subject=Login") {
            let link = OutgoingLink(destination: Private(help))
            rows.append(.link(texts("Write to us"), to: link))
        }
        return rows
    }

    private func remove(_ name: String) async {
        await change(orSay: texts("Not all of \(name)'s data is removed. Try again.")) { app in
            try await app.removeData(of: name)
            notice = texts("\(name)'s data is removed from this device.")
        }
    }

    /// Signs the user in, and continues with the request that required the login.
    private func signIn(_ typed: String) async {
        guard let name = UserName(typed) else { return }
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
        if let failure = await Content.failure(sentence, of: { try await change(app) }) {
            notice = failure
        }
    }
}
