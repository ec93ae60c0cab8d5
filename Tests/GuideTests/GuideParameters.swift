import RoutingKit

/// What the guide to parameters shows.
@MainActor
enum GuideParameters {
    enum Sort: String, Decodable { case price, name }

    enum List {
        struct Parameters: Decodable {
            let id: Int
            let sort: Sort?
            let tags: [String]
        }
    }

    struct Color: ParameterExample {
        static let example = Color(hex: "ff0000")
        let hex: String

        init(hex: String) { self.hex = hex }

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            guard text.count == 6, text.allSatisfy(\.isHexDigit) else { throw NotFound("a color") }
            hex = text
        }
    }

    struct Painting: Decodable { let color: Color }
}
