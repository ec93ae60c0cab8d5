/// A key and what it does.
package struct KeyHint: Equatable, Sendable {
    let key: String
    let effect: String
    /// The key that a click presses; `nil` for a hint about several keys.
    let presses: Key?

    /// Describes a key.
    package init(_ key: String, _ effect: String, _ presses: Key?) {
        self.key = key
        self.effect = effect
        self.presses = presses
    }
}
