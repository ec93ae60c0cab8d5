import DesignKit
import Foundation
import PluginKit
import ServiceKit
import StorageKit

/// The signed-in user, saved across launches until the session expires.
@MainActor
final class Session: UserSession, Plugin {
    private struct SignIn: Codable, Equatable, Sendable {
        let name: String
        var end: Date
        /// The latest time at which the app has seen the session, to the day.
        var seen: Date

        func hasEnded(at now: Date) -> Bool {
            now >= end || now < seen.addingTimeInterval(-Session.day)
        }

        /// The session once the app has seen it at a time. It remembers what the clock showed, so
        /// that setting the clock back neither revives nor prolongs it.
        func seen(at now: Date) -> SignIn {
            var session = self
            if hasEnded(at: now) {
                session.end = .distantPast
            } else if now > seen.addingTimeInterval(Session.day) {
                session.seen = now
            }
            return session
        }
    }

    /// The duration of a session, in seconds.
    nonisolated static let lifetime: TimeInterval = 30 * day
    /// How far a clock may be set back without ending the session, in seconds.
    private nonisolated static let day: TimeInterval = 24 * 60 * 60

    private struct Saved: Codable, Sendable {
        var signIn: SignIn?
        /// The user who has signed out, and whose data is still on the device.
        var signedOutUser: String?
        /// How many of that user's changes no server has.
        var waitingChanges = 0
    }

    let name = "Session"
    private let saved: StateFile<Saved>
    private let storage: Storage
    private let now: @Sendable () -> Date

    /// Whose state this process shows: the user who is signed in, whose session has expired, or
    /// whom another process has signed out.
    private(set) var owner: String?

    /// Reads the session, and lets the storage show the states of its user.
    init(storage: Storage, now: @escaping @Sendable () -> Date) async {
        self.storage = storage
        self.now = now
        saved = storage.app.state("session", initial: Saved())
        await storage.load()
        // A user gets what was changed before the login, even if the app was killed at that moment.
        // What fails now is tried again by the next launch.
        try? await storage.setUser(saved.value.signIn?.name)
        owner = storage.user
    }

    var provides: [ProvidedService] { [ProvidedService((any UserSession).self) { _ in self }] }

    func register(in app: PluginContext) {}

    /// The user whose data is still on the device after they signed out, until another one signs
    /// in.
    var signedOutUser: String? { saved.value.signedOutUser }
    /// How many of their changes no server has.
    var waitingChanges: Int { saved.value.waitingChanges }

    /// The name of the user; `nil` if no one is signed in.
    var userName: String? {
        // Another process may have signed the user out, or another one in.
        saved.value.signIn.flatMap { $0.name == owner && !$0.hasEnded(at: now()) ? owner : nil }
    }

    /// The user whose session has ended by itself: requests since then belong to them.
    var absentUser: String? { userName == nil ? owner : nil }

    /// Signs a user in; `nil` signs the user out.
    /// - Returns: A sentence for the user if they don't have yet what was changed before the login.
    /// - Throws: `StorageError` if that can't be saved, or for a name that is too long. The same
    ///   user is signed in then.
    @discardableResult
    func signIn(_ name: String?) async throws -> String? {
        if let name { try storage.check(user: name) }
        let now = now()
        let end = now.addingTimeInterval(Self.lifetime)
        let new =
            name.map { Saved(signIn: SignIn(name: $0, end: end, seen: now)) }
            ?? Saved(signedOutUser: owner, waitingChanges: storage.waitingChanges)
        try await saved.update { $0 = new }
        // In the same turn of the main actor: nobody is absent who has just signed out.
        owner = name
        return await Content.failure { try await storage.setUser(name) }
    }

    /// Forgets a user whose data was removed.
    /// - Throws: `StorageError` if that can't be saved.
    func forget(_ name: String) async throws {
        try await saved.update { if $0.signedOutUser == name { $0.signedOutUser = nil } }
    }

    /// Remembers what the clock shows. Call it when a request begins.
    /// - Throws: `StorageError` if that can't be saved.
    func noteTime() async throws {
        guard let session = saved.value.signIn else { return }
        let seen = session.seen(at: now())
        if seen != session {
            try await saved.update { if $0.signIn == session { $0.signIn = seen } }
        }
    }
}

/// A name by which a user signs in, as two people would compare it: without spaces around it, and
/// with one space between words.
struct UserName: Hashable, Sendable {
    let text: String

    /// Reads what a user has typed; `nil` if it names no one.
    init?(_ typed: String) {
        let invisible = /[\p{Cc}\p{Cf}]/.matchingSemantics(.unicodeScalar)
        let words = typed.split(whereSeparator: \.isWhitespace)
            .map { $0.replacing(invisible, with: "") }.filter { !$0.isEmpty }
        guard !words.isEmpty else { return nil }
        text = words.joined(separator: " ").precomposedStringWithCanonicalMapping
    }
}
