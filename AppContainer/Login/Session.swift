import Foundation
import StorageKit

/// The signed-in user. The session is saved across launches until it expires.
@MainActor
final class Session {
    private struct SignIn: Codable, Sendable {
        let name: String
        let end: Date
    }

    /// The duration of a session, in seconds.
    static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    private let signIn: StateFile<SignIn?>
    private let now: @Sendable () -> Date

    init(storage: Storage, now: @escaping @Sendable () -> Date) {
        signIn = storage.state("sign-in", initial: nil)
        self.now = now
    }

    /// The name of the user; `nil` if no one is signed in.
    var userName: String? {
        guard let signIn = signIn.value, signIn.end > now() else { return nil }
        return signIn.name
    }

    /// The user whose session has expired: requests since then belong to them.
    var absentUser: String? { userName == nil ? signIn.value?.name : nil }

    /// Signs a user in; `nil` signs the user out.
    func signIn(_ name: String?) {
        let end = now().addingTimeInterval(Self.lifetime)
        signIn.updateOrWarn { $0 = name.map { SignIn(name: $0, end: end) } }
    }
}
