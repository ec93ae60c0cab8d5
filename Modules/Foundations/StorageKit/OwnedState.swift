/// A state of any type that belongs to users.
@MainActor
protocol OwnedState: AnyObject {
    /// Gives the current user the changes from before the login.
    func claim()

    /// Removes what a user has changed.
    /// - Throws: ``StateError`` if it can't be removed.
    func remove(_ user: String) throws
}
