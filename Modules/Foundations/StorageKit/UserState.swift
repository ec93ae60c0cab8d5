/// One value for each user of the device, and one for the time in which no user is signed in.
///
/// It reads and changes the value of ``Storage/currentUser``; other users never see it. Changes
/// from before the login belong to the user who signs in.
@MainActor
public final class UserState<Value: Codable & Sendable> {
    private let file: StateFile<UserValues<Value>>
    private let initial: Value
    private let merge: (inout Value, Value) -> Void
    private let currentUser: @MainActor () -> String?

    init(
        _ file: StateFile<UserValues<Value>>, initial: Value,
        merging merge: @escaping (inout Value, Value) -> Void,
        currentUser: @escaping @MainActor () -> String?
    ) {
        self.file = file
        self.initial = initial
        self.merge = merge
        self.currentUser = currentUser
    }

    /// The current user's value, with the changes that could not be saved. Observable: a view that
    /// reads it is drawn again after each change.
    public var value: Value { file.value.value(of: currentUser(), merging: merge) ?? initial }

    /// Why the file can't be read; `nil` if the value is known. Check it where the initial value
    /// would be a wrong answer, such as an empty cart.
    public var readError: StateError? { file.readError }

    /// Sends an element after each change of any user's value that this process makes. It doesn't
    /// report that another user signs in.
    public func changes() -> AsyncStream<Void> { file.changes() }

    /// Changes the current user's value and saves it.
    /// - Parameter change: The change. If it throws, the value stays as it is.
    /// - Returns: The result of the change.
    /// - Throws: ``StateError`` if the change can't be saved; the value stays as it is then. Or the
    ///   error of the change itself.
    @discardableResult
    public func update<Result>(_ change: (inout Value) throws -> Result) throws -> Result {
        let user = currentUser()
        return try file.update { [initial, merge] values in
            try values.update(of: user, from: initial, merging: merge, change)
        }
    }

    /// Changes the current user's value and saves it if that is possible. Otherwise the user is
    /// warned, as ``StateFile/updateOrWarn(_:)`` says.
    /// - Parameter change: The change. It is repeated if it could not be saved.
    /// - Returns: The result of the change.
    @discardableResult
    public func updateOrWarn<Result>(_ change: @escaping (inout Value) -> Result) -> Result {
        let user = currentUser()
        return file.updateOrWarn { [initial, merge] values in
            values.update(of: user, from: initial, merging: merge, change)
        }
    }
}

extension UserState: OwnedState {
    func claim() {
        if currentUser() != nil, file.value.guest != nil { updateOrWarn { _ in } }
    }

    func remove(_ user: String) throws {
        guard file.readError != nil || file.value.users[user] != nil else { return }
        try file.update { $0.users[user] = nil }
    }
}
