/// A part of a frame that can be clicked like a key.
struct Target: Equatable, Sendable {
    let area: Area
    let key: Key
}
