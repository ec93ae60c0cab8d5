/// The position of an element in an array, as a key of a coding path.
struct PositionKey: CodingKey {
    let position: Int

    init(_ position: Int) {
        self.position = position
    }

    init?(intValue: Int) {
        position = intValue
    }

    init?(stringValue: String) {
        guard let position = Int(stringValue) else { return nil }
        self.position = position
    }

    var intValue: Int? { position }
    var stringValue: String { "\(position)" }
}
