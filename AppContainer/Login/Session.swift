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
    private let storage: Storage
    private let now: @Sendable () -> Date

    init(storage: Storage, now: @escaping @Sendable () -> Date) {
        signIn = storage.state("sign-in", initial: nil)
        self.storage = storage
        self.now = now
        storage.currentUser = { [weak self] in self?.owner }
    }

    /// The user whom the state on this device belongs to: the one who is signed in, or whose session
    /// has expired.
    var owner: String? { signIn.value?.name }

    /// The name of the user; `nil` if no one is signed in.
    var userName: String? {
        guard let signIn = signIn.value, signIn.end > now() else { return nil }
        return signIn.name
    }

    /// The user whose session has expired: requests since then belong to them.
    var absentUser: String? { userName == nil ? owner : nil }

    /// Signs a user in; `nil` signs the user out. Changes from before belong to the user who signs in.
    func signIn(_ name: String?) {
        let end = now().addingTimeInterval(Self.lifetime)
        signIn.updateOrWarn { $0 = name.map { SignIn(name: $0, end: end) } }
        storage.claimGuestState()
    }
}
