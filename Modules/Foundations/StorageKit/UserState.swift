/// One value for each user of the device, and one for the time in which no user is signed in.
///
/// It reads and changes the value of ``Storage/currentUser``; other users never see it. Changes
/// from before the login belong to the user who signs in.
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

    /// The current user's value, with the changes that aren't saved yet. Observable: a view that reads
    /// it is drawn again after each change.
    public var value: Value { file.value.value(of: currentUser(), merging: merge) ?? initial }

    /// Why the file can't be read; `nil` if the value is known. Check it where the initial value
    /// would be a wrong answer, such as an empty cart.
    public var readError: StateError? { file.readError }

    /// Sends an element after each change of any user's value. It doesn't report that another user
    /// signs in.
    public func changes() -> AsyncStream<Void> { file.changes() }

    /// Changes the current user's value, as ``StateFile/update(_:)`` does.
    @discardableResult
    public func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout Value) throws -> Result
    ) async throws -> Result {
        let user = currentUser()
        return try await file.update { [initial, merge] values in
            try values.update(of: user, from: initial, merging: merge, change)
        }
    }

    /// Changes the current user's value at once and saves it soon after, as
    /// ``StateFile/updateSoon(_:)`` does.
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

/// What a file holds for the users of a device.
struct UserValues<Value: Codable & Sendable>: Codable, Sendable {
    /// The value that was changed while no user was signed in. It belongs to the next user who
    /// signs in.
    var guest: Value?
    /// What users have changed, by their names.
    var users: [String: Value] = [:]

    /// The value of a user; `nil` if they have changed nothing.
    /// - Parameters:
    ///   - user: The user; `nil` if no user is signed in.
    ///   - merge: Adds what was changed before the login.
    func value(
        of user: String?, merging merge: @Sendable (inout Value, Value) -> Void
    ) -> Value? {
        guard let user, var value = users[user] else { return guest }
        if let guest { merge(&value, guest) }
        return value
    }

    /// Changes the value of a user, who owns what was changed before the login from then on.
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
