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

    /// The app that owns this Navigator.
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

    /// Who is signed in and the way out, or a field for the name of the user.
    var content: Content {
        let status =
            session.userName.map { texts("Signed in as \($0).") }
            ?? session.absentUser.map { texts("\($0), your session has expired.") }
            ?? texts("You are not signed in.")
        var rows = [ContentRow.text(status)]
        if session.userName != nil {
            rows.append(.action(texts("Sign out")) { [weak self] in await self?.signOut() })
        } else {
            rows.append(.field(texts("Your name")) { [weak self] in await self?.signIn($0) })
            rows += remains
            // The link to support, for a user who can't sign in.
            let help = URL(string: "mailto:help@momentsapp.com?subject=Login")
                .map { OutgoingLink(destination: Private($0)) }
            if let help { rows.append(.link(texts("Write to us"), to: help)) }
        }
        return Content([ContentSection(nil, rows + (notice.map { [.text($0)] } ?? []))])
    }

    /// The rows about the data of a user who has signed out: what is still on this device, and a
    /// button that removes it, with what that loses.
    private var remains: [ContentRow] {
        guard let name = session.signedOutUser else { return [] }
        let waiting = session.waitingChanges
        let loss = texts(
            waiting, one: "1 change isn't sent yet", others: "\(waiting) changes aren't sent yet")
        return [
            .text(
                texts(
                    "\(name)'s cart, messages and moments stay on this device until \(name) signs in again."
                )),
            .action(
                texts("Remove \(name)'s data from this device"), detail: waiting > 0 ? loss : nil
            ) { [weak self] in await self?.removeData(of: name) },
        ]
    }

    func signOut() async { await change { try await $0.signOut() } }

    func removeData(of name: String) async {
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
