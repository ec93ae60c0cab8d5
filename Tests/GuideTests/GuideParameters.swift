import RoutingEngine
import RoutingTestSupport

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

    struct InvitationNavigator: ImmediateNavigating {
        struct Parameters: Decodable {
            let id: Int
            let arrival: RouteArrival
        }

        func destination(for parameters: Parameters) -> Destination {
            let isShared = parameters.arrival.origin == .universalLink
            return .screen(InvitationScreen(id: parameters.id, isShared: isShared))
        }
    }

    struct Seller: Decodable { let id: Int }

    final class InvitationScreen: Screen {
        let title: String

        init(id: Int, isShared: Bool) { title = isShared ? "Shared \(id)" : "Own" }
    }

    final class SellerScreen: Screen {
        let title: String

        init(id: Int) { title = "Seller \(id)" }
    }

    static func register(on router: AppRouter) {
        router.register(
            path: "/invitation/:id", navigator: InvitationNavigator(), access: .external)
        router.register(
            path: "/seller/:id",
            navigator: InlineNavigator { (seller: Seller) in
                .screen(SellerScreen(id: seller.id))
            })
    }
}
