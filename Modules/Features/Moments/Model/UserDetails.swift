/// A person as the backend describes one.
struct UserDetails: Codable, Hashable, Sendable {
    let id: String
    let name: String
    let avatar: String

    /// The same account with the name of the user who has signed in.
    func signedIn(as name: String?) -> UserDetails {
        name.map { UserDetails(id: id, name: $0, avatar: $0 == self.name ? avatar : "") } ?? self
    }

    /// The first letters of the name, in place of the picture.
    var initials: String { String(name.split(separator: " ").compactMap(\.first).prefix(2)) }
}
