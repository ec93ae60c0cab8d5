/// The timeline as the backend sends it, the newest moment first.
struct MomentsDocument: Decodable, Sendable {
    /// The person who uses the app, as the backend knows them.
    let userDetails: UserDetails
    let moments: [Moment]
}
