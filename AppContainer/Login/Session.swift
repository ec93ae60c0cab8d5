import Foundation
import StorageKit

/// Who is signed in, kept across launches, until the session ends by itself.
@MainActor
final class Session {
    private struct SignIn: Codable, Sendable {
        let name: String
        let end: Date
    }

    /// How long a session lasts.
    static let lifetime: TimeInterval = 30 * 24 * 60 * 60

    private let signIn: StateFile<SignIn?>
    private let now: @Sendable () -> Date

    init(storage: Storage, now: @escaping @Sendable () -> Date) {
        signIn = storage.state("sign-in", initial: nil)
        self.now = now
    }

    /// The name of the user; `nil` if nobody is signed in.
    var userName: String? {
        guard let signIn = signIn.value, signIn.end > now() else { return nil }
        return signIn.name
    }

    /// The user whose session ended by itself: what was begun since then is theirs.
    var absentUser: String? { userName == nil ? signIn.value?.name : nil }

    /// Signs a user in, or out with `nil`.
    func signIn(_ name: String?) {
        let end = now().addingTimeInterval(Self.lifetime)
        signIn.updateOrWarn { $0 = name.map { SignIn(name: $0, end: end) } }
    }
}
