import Foundation
import PluginKit
import ServiceKit
import StorageKit

/// The signed-in user, saved across launches until the session expires.
@MainActor
final class Session: UserSession, Plugin {
    private struct SignIn: Codable, Sendable {
        let name: String
        var end: Date
        /// The latest time at which the app has seen the session, to the day.
        var seen: Date
    }

    /// The duration of a session, in seconds.
    static let lifetime: TimeInterval = 30 * day
    /// How far a clock may be set back without ending the session, in seconds.
    private static let day: TimeInterval = 24 * 60 * 60

    let name = "Session"
    private let signIn: StateFile<SignIn?>
    private let now: @Sendable () -> Date

    /// Whose state this process shows: the user who is signed in, whose session has expired, or
    /// whom another process has signed out.
    private(set) var owner: String?
    /// The user who has signed out in this launch, and whose data is still on the device.
    var signedOutUser: String?

    /// Reads the session. The storage is loaded again, so that other states can be asked for.
    init(storage: Storage, now: @escaping @Sendable () -> Date) async {
        signIn = storage.app.state("sign-in", initial: nil)
        await storage.load()
        self.now = now
        owner = signIn.value?.name
        storage.currentUser = { [weak self] in self?.owner }
    }

    var provides: [ProvidedService] { [ProvidedService((any UserSession).self) { _ in self }] }

    func register(in app: PluginContext) {}

    /// The name of the user; `nil` if no one is signed in.
    var userName: String? {
        // Another process may have signed the user out, or another one in.
        guard let signIn = signIn.value, signIn.name == owner, !hasEnded(signIn) else { return nil }
        return signIn.name
    }

    /// The user whose session has ended by itself: requests since then belong to them.
    var absentUser: String? { userName == nil ? owner : nil }

    /// Signs a user in; `nil` signs the user out.
    /// - Throws: `StorageError` if that can't be saved. The same user is signed in then.
    func signIn(_ name: String?) async throws {
        let now = now()
        let signedIn = name.map {
            SignIn(name: $0, end: now.addingTimeInterval(Self.lifetime), seen: now)
        }
        try await signIn.update { $0 = signedIn }
        signedOutUser = name == nil ? owner : signedOutUser == name ? nil : signedOutUser
        owner = name
    }

    private func hasEnded(_ session: SignIn) -> Bool {
        let now = now()
        return now >= session.end || now < session.seen.addingTimeInterval(-Self.day)
    }

    /// Remembers what the clock shows, so that setting it back brings no session to life and
    /// prolongs none. Call it when a request begins.
    /// - Throws: `StorageError` if that can't be saved.
    func noteTime() async throws {
        guard var session = signIn.value, session.end != .distantPast else { return }
        let now = now()
        let end = session.end
        if hasEnded(session) {
            session.end = .distantPast
        } else if now > session.seen.addingTimeInterval(Self.day) {
            session.seen = now
        } else {
            return
        }
        try await signIn.update { [session] in if $0?.end == end { $0 = session } }
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
