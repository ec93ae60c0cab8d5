/// A key and what it does.
struct KeyHint: Equatable, Sendable {
    let key: String
    let effect: String
    /// The key that a click presses; `nil` for a hint about several keys.
    let presses: Key?

    init(_ key: String, _ effect: String, _ presses: Key?) {
        self.key = key
        self.effect = effect
        self.presses = presses
    }
}
