/// A key and what it does.
struct KeyHint: Equatable, Sendable {
    let key: String
    let effect: String

    init(_ key: String, _ effect: String) {
        self.key = key
        self.effect = effect
    }
}
