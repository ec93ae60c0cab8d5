import Foundation

/// Something that the feature lists.
struct PrototypeItem: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    var name: String
    /// The price in cents.
    var price: Int
    var tags: [String] = []
    var rating: Double?
    var changed: Date?

    /// The items before the user changes any.
    static let samples = (1...24).map { id in
        PrototypeItem(
            id: id, name: "Item \(id)", price: id * 125 + 99,
            tags: id.isMultiple(of: 3) ? ["new"] : [],
            rating: id.isMultiple(of: 2) ? Double(id % 5) + 0.5 : nil)
    }

    /// Whether a text that the user typed matches the item.
    func matches(_ text: String) -> Bool {
        let words = text.lowercased().split(separator: " ")
        return words.allSatisfy { word in
            name.lowercased().contains(word) || tags.contains { $0.lowercased().hasPrefix(word) }
        }
    }
}

/// What the user has changed.
struct PrototypeState: Codable, Sendable {
    var names: [Int: String] = [:]
    var favorites: Set<Int> = []
    var visits = 0

    /// Adds the changes from before the login.
    mutating func add(_ other: PrototypeState) {
        names.merge(other.names) { mine, _ in mine }
        favorites.formUnion(other.favorites)
        visits += other.visits
    }
}
