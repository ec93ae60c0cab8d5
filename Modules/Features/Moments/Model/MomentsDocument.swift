/// The timeline as the backend sends it, the newest moment first.
struct MomentsDocument: Decodable, Sendable {
    /// The person who uses the app, as the backend knows them.
    let userDetails: UserDetails
    let moments: [Moment]
    /// The name of the document with older moments, such as `moments/2`; `nil` if these are all.
    let next: String?
}

/// Older moments of the timeline.
struct OlderMoments: Decodable, Sendable {
    let moments: [Moment]
    /// The name of the document with still older ones; `nil` if there are none.
    let next: String?
}
