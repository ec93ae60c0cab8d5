import RoutingEngine
import RoutingTestSupport

// The code of docs/guides/journeys.md and values.md that belongs to features and to interceptors.

struct MaintenanceInterceptor: RouteInterceptor {
    let priority = 500
    func wants(_ request: InterceptedRequest) -> Bool { request.isUnder("/shop") }
    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict {
        .refuse(because: "the shop is closed until noon")
    }
}

enum Chat {
    struct Pick: Decodable, Hashable, Sendable {
        let id: String
        let title: String
    }

    struct PickMomentLink: LinkTemplate {
        static let path = "/moments/pick"
    }

    struct Conversation: Navigating {
        struct Parameters: Decodable {
            let userID: String
            let draft: Private<String>?
        }

        func destination(for parameters: Parameters) -> Destination {
            .screen(PageScreen(title: parameters.draft?.value ?? ""))
        }
    }

    final class ConversationScreen: Screen {
        let title = "Chat"

        func attach(by router: any AppRouting) async throws -> Pick {
            let pick = try await router.result(of: PickMomentLink().url, as: Pick.self, from: self)
            return pick
        }
    }
}

enum Moments {
    struct Pick: Encodable, Sendable {
        let id: String
        let title: String
    }

    final class PickScreen: Screen {
        let title = "Pick a moment"

        func choose(_ moment: Pick, by router: any AppRouting) {
            router.finish(self, with: Pick(id: moment.id, title: moment.title))
        }
    }
}

enum Shop {
    struct ChatLink: LinkTemplate {
        static let path = "/chat/:userID"
        let userID: String
        let draft: Private<String>
    }

    struct Item: Codable, Hashable, Sendable {
        let productID: Int
    }

    struct CheckoutLink: LinkTemplate {
        static let path = "/checkout"
    }

    struct CheckoutNavigator: Navigating {
        let userName: @MainActor () -> String?

        struct Parameters: Decodable { let items: Payload<[Item]> }

        func destination(for parameters: Parameters) -> Destination {
            .screen(PageScreen(title: "\(parameters.items.value.count) items"))
        }
    }

    final class CartScreen: Screen {
        let title = "Cart"

        func buy(_ lines: [Item], by router: any AppRouting) {
            router.route(
                to: CheckoutLink().url, from: self, using: .show, payload: RouteValue(lines))
        }
    }
}

struct MenuNavigator: Navigating {
    let toggles: Bool

    func destination(for parameters: NoParameters) -> Destination {
        .screen(PageScreen(title: "Menu"))
    }
}

struct LogNavigator: Navigating {
    func destination(for parameters: NoParameters) -> Destination {
        .screen(PageScreen(title: "Log"))
    }
}
