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
    weak let app: MomentsContainer?

    func destination(for parameters: Parameters) throws -> Destination {
        guard let app else { throw CancellationError() }
        return .screen(LoginScreen(app: app, next: parameters.next))
    }
}

@Observable
final class LoginScreen: ContentScreen {
    var title: String { texts("Login") }

    @ObservationIgnored private weak var app: MomentsContainer?
    private let session: Session
    private let next: NestedLink?
    private var notice: String?

    init(app: MomentsContainer, next: NestedLink?) {
        self.app = app
        self.session = app.session
        self.next = next
    }

    var content: Content {
        if let name = session.userName {
            let signOut = ContentRow.action(texts("Sign out"), detail: notice) { [weak self] in
                await self?.change(orSay: Content.notSaved) { try await $0.signOut() }
            }
            return Content([ContentSection(nil, [.text(texts("Signed in as \(name).")), signOut])])
        }
        let who = session.absentUser.map { texts("\($0), your session has expired.") }
        let field = ContentRow.field(texts("Your name")) { [weak self] in await self?.signIn($0) }
        return Content(
            [
                ContentSection(nil, [.text(who ?? texts("You are not signed in.")), field]),
                leftData, help,
            ].compactMap(\.self))
    }

    /// The data that the user who has just signed out may remove.
    private var leftData: ContentSection? {
        guard let name = session.signedOutUser else {
            return notice.map { ContentSection(nil, [.text($0)]) }
        }
        let stays = ContentRow.text(
            texts(
                "\(name)'s cart, messages and moments stay on this device until \(name) signs in again."
            ))
        let remove = ContentRow.action(
            texts("Remove \(name)'s data from this device"), detail: notice
        ) { [weak self] in await self?.remove(name) }
        return ContentSection(nil, [stays, remove])
    }

    private func remove(_ name: String) async {
        await change(orSay: texts("Not all of \(name)'s data is removed. Try again.")) { app in
            try await app.removeData(of: name)
            notice = texts("\(name)'s data is removed from this device.")
        }
    }

    private var help: ContentSection? {
        URL(string: "mailto:help@momentsapp.com?subject=Login").map {
            ContentSection(
                nil, [.link(texts("Write to us"), to: OutgoingLink(destination: Private($0)))])
        }
    }

    /// Signs the user in, and continues with the request that required the login.
    private func signIn(_ typed: String) async {
        guard let name = UserName(typed) else { return }
        await change(orSay: Content.notSaved) { app in
            let resumed = try await app.signIn(name, on: self)
            if resumed.isEmpty, let next { await app.router.route(RouteRequest(to: next)) }
        }
    }

    private func change(
        orSay failure: String, _ change: (MomentsContainer) async throws -> Void
    ) async {
        guard let app else { return }
        do {
            notice = nil
            try await change(app)
        } catch {
            notice = failure
        }
    }
}
