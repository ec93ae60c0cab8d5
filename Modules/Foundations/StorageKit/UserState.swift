/// One value for each user of the device, and one for the time in which no user is signed in.
///
/// The value is that of ``Storage/currentUser``. Changes from before the login go to who signs in.
@MainActor
public final class UserState<Value: Codable & Sendable> {
    private let file: StateFile<UserValues<Value>>
    private let initial: Value
    private let merge: @Sendable (inout Value, Value) -> Void
    private let currentUser: @MainActor () -> String?

    init(
        _ file: StateFile<UserValues<Value>>, initial: Value,
        merging merge: @escaping @Sendable (inout Value, Value) -> Void,
        currentUser: @escaping @MainActor () -> String?
    ) {
        self.file = file
        self.initial = initial
        self.merge = merge
        self.currentUser = currentUser
    }

    /// Includes changes that aren't saved yet. Observable.
    public var value: Value { file.value.value(of: currentUser(), merging: merge) ?? initial }

    /// As ``StateFile/readError``.
    public var readError: StateError? { file.readError }

    /// After each change of any user's value, but not when another user signs in.
    public func changes() -> AsyncStream<Void> { file.changes() }

    /// As ``StateFile/update(_:)``.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        let user = currentUser()
        return try await file.update { [initial, merge] values in
            try values.update(of: user, from: initial, merging: merge, change)
        }
    }

    /// As ``StateFile/updateSoon(_:)``.
    @discardableResult
    public func updateSoon<Result>(
        _ change: @escaping @Sendable (inout Value) -> Result
    ) -> Result {
        let user = currentUser()
        return file.updateSoon { [initial, merge] values in
            values.update(of: user, from: initial, merging: merge, change)
        }
    }
}

extension UserState: OwnedState {
    func claim() {
        if currentUser() != nil, file.value.guest != nil { updateSoon { _ in } }
    }

    func remove(_ user: String) async throws {
        guard file.readError != nil || file.value.users[user] != nil else { return }
        try await file.update { $0.users[user] = nil }
    }
}

struct UserValues<Value: Codable & Sendable>: Codable, Sendable {
    /// Changed while no user was signed in; belongs to the next one who signs in.
    var guest: Value?
    var users: [String: Value] = [:]

    /// `nil` if the user has changed nothing.
    func value(
        of user: String?, merging merge: @Sendable (inout Value, Value) -> Void
    ) -> Value? {
        guard let user, var value = users[user] else { return guest }
        if let guest { merge(&value, guest) }
        return value
    }

    /// The user owns what was changed before the login from then on.
    mutating func update<Result, Failure: Error>(
        of user: String?, from initial: Value,
        merging merge: @Sendable (inout Value, Value) -> Void,
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var value = value(of: user, merging: merge) ?? initial
        let result = try change(&value)
        guest = user == nil ? value : nil
        if let user { users[user] = value }
        return result
    }
}
