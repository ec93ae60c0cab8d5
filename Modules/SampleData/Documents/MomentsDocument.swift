/// The timeline, newest moment first.
struct MomentsDocument: Encodable {
    let userDetails: Owner
    let moments: [Moment]
}
