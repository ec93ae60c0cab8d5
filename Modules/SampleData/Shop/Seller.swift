/// A workshop or store, with its categories.
struct Seller {
    let person: Person
    let categoryIDs: [String]

    static let all: [Seller] = names.enumerated().map { index, entry in
        Seller(
            person: Person(id: "s\(index + 1)", name: entry.name),
            categoryIDs: entry.categoryIDs)
    }
}
