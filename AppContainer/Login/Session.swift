import StorageKit

/// Who is signed in, kept across launches.
@MainActor
final class Session {
    private let user: StateFile<String?>

    init(storage: Storage) {
        user = storage.state("session", initial: nil)
    }

    /// The name of the user; `nil` if nobody is signed in.
    var userName: String? { user.value }

    /// Signs a user in, or out with `nil`.
    func signIn(_ name: String?) {
        user.update { $0 = name }
    }
}
