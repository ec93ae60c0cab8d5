/// The backend's moments with the user's changes, as far as they are loaded.
struct Timeline {
    let owner: UserDetails
    /// The moments, the newest first.
    let moments: [Moment]
    /// The name of the document with older ones; `nil` if these are all.
    let next: String?
}
