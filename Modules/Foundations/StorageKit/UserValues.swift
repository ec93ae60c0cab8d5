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
    func value(of user: String?, merging merge: (inout Value, Value) -> Void) -> Value? {
        guard let user, var value = users[user] else { return guest }
        if let guest { merge(&value, guest) }
        return value
    }

    /// Changes the value of a user, who owns what was changed before the login from then on.
    mutating func update<Result, Failure: Error>(
        of user: String?, from initial: Value, merging merge: (inout Value, Value) -> Void,
        _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var value = value(of: user, merging: merge) ?? initial
        let result = try change(&value)
        guest = user == nil ? value : nil
        if let user { users[user] = value }
        return result
    }
}
