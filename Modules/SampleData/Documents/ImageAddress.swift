/// The URLs of pictures on the backend.
enum ImageAddress {
    private static let host = "https://images.momentsapp.com"

    static func avatar(of personID: String) -> String { "\(host)/avatars/\(personID).jpg" }

    static func background(of personID: String) -> String {
        "\(host)/backgrounds/\(personID).jpg"
    }

    static func photo(_ number: Int, ofProduct productID: Int) -> String {
        "\(host)/products/\(productID)/\(number).jpg"
    }

    static func photo(_ number: Int, of momentID: String) -> String {
        "\(host)/moments/\(momentID)/\(number).jpg"
    }
}
