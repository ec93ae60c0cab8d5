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
}
