/// The backend's moments with the user's changes.
struct Timeline {
    /// The person who uses the app.
    let owner: UserDetails
    /// All moments, the newest first.
    let moments: [Moment]
}
