/// A person who posts, sells or chats.
struct Person: Encodable {
    let id: String
    let name: String
    let avatar: String

    init(id: String, name: String) {
        self.id = id
        self.name = name
        avatar = ImageAddress.avatar(of: id)
    }
}
