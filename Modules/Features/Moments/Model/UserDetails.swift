/// A person as the backend describes one.
struct UserDetails: Codable, Hashable, Sendable {
    let id: String
    let name: String
    let avatar: String

    /// The first letters of the name, drawn where the picture can't be; round or square.
    func avatarText(isRounded: Bool) -> String {
        let initials = name.split(separator: " ").compactMap(\.first).prefix(2).map(String.init)
        return isRounded ? "(\(initials.joined()))" : "[\(initials.joined())]"
    }
}
