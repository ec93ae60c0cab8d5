/// A person as the backend describes one.
struct UserDetails: Codable, Hashable, Sendable {
    let id: String
    let name: String
    let avatar: String

    /// The initials in round or square brackets, in place of the picture.
    func avatarText(isRounded: Bool) -> String {
        let initials = name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init)
        return isRounded ? "(\(initials.joined()))" : "[\(initials.joined())]"
    }
}
