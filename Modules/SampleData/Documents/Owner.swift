/// The owner of the timeline, with a picture behind the avatar.
struct Owner: Encodable {
    let id: String
    let name: String
    let avatar: String
    let backgroundImage: String

    init(_ person: Person) {
        id = person.id
        name = person.name
        avatar = person.avatar
        backgroundImage = ImageAddress.background(of: person.id)
    }
}
