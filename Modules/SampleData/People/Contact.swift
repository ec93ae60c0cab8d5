/// A friend of the signed-in person, with the language they grew up with.
struct Contact {
    let person: Person
    let language: Language

    static let signedInPerson = Person(id: "me", name: "Jan Novak")

    static let all: [Contact] = names.enumerated().map { index, entry in
        Contact(
            person: Person(id: "u\(index + 1)", name: entry.name), language: entry.language)
    }
}
