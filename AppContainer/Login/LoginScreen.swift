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

    let accounts: Accounts
    let router: AppRouter

    func destination(for parameters: Parameters) -> Destination {
        .screen(LoginScreen(accounts: accounts, router: router, next: parameters.next))
    }
}

@Observable
final class LoginScreen: ContentScreen {
    var title: String { texts("Login") }

    private let accounts: Accounts
    private let router: AppRouter
    private let next: NestedLink?
    private var notice: String?

    init(accounts: Accounts, router: AppRouter, next: NestedLink?) {
        self.accounts = accounts
        self.router = router
        self.next = next
    }

    var content: Content {
        guard let name = accounts.session.userName else {
            let field = ContentRow.field(texts("Your name")) { [weak self] in
                await self?.signIn($0)
            }
            let who = accounts.session.absentUser.map { texts("\($0), your session has expired.") }
            let signIn = ContentSection(
                nil, [.text(who ?? texts("You are not signed in.")), field])
            return Content([signIn, leftData, help].compactMap(\.self))
        }
        let signOut = ContentRow.action(texts("Sign out"), detail: notice) { [weak self] in
            await self?.saved { try await $0.signOut() }
        }
        return Content([ContentSection(nil, [.text(texts("Signed in as \(name).")), signOut])])
    }

    /// The data that the user who has just signed out may remove.
    private var leftData: ContentSection? {
        guard let name = accounts.session.signedOutUser else {
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

    private var help: ContentSection? {
        URL(string: "mailto:help@momentsapp.com?subject=Login").map {
            ContentSection(
                nil, [.link(texts("Write to us"), to: OutgoingLink(destination: Private($0)))])
        }
    }

    private func remove(_ name: String) async {
        do {
            try await accounts.remove(name)
            notice = texts("\(name)'s data is removed from this device.")
        } catch {
            notice = texts("Not all of \(name)'s data is removed. Try again.")
        }
    }

    /// Signs the user in, and continues with the request that required the login.
    private func signIn(_ typed: String) async {
        guard let name = UserName(typed) else { return }
        let resumed = await saved { try await $0.signIn(name, on: self) }
        if resumed?.isEmpty == true, let next { await router.route(RouteRequest(to: next)) }
    }

    private func saved<Result>(_ change: (Accounts) async throws -> Result) async -> Result? {
        do {
            notice = nil
            return try await change(accounts)
        } catch {
            notice = Content.notSaved
            return nil
        }
    }
}
