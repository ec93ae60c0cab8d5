/// The timeline as the backend sends it, the newest moment first.
struct MomentsDocument: Decodable, Sendable {
    /// The person who uses the app.
    struct Owner: Decodable, Sendable {
        let id: String
        let name: String
        let avatar: String
        let backgroundImage: String

        var userDetails: UserDetails { UserDetails(id: id, name: name, avatar: avatar) }
    }

    let userDetails: Owner
    let moments: [Moment]
}
