import CoreSpotlight
import RoutingKit
import RoutingUIKit
import Testing
@_spi(StandIn) import UIKit
@_spi(StandIn) import UserNotifications

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `A way into a scene besides a link` {
        private let scene = TestScene()

        @Test(arguments: [
            (Entry.notification, "https://example.com/product/2", RouteOrigin.push),
            (.quickAction, "/product/2", .app), (.spotlight, "/product/2", .app),
            (.paste, "https://example.com/product/2", .universalLink),
        ])
        func `opens its URL with the trust of who wrote it`(
            entry: Entry, url: String, origin: RouteOrigin
        ) async throws {
            await scene.connect()
            #expect(try entry.open(url, in: scene.routing))
            await scene.settle()
            #expect(scene.shown == "*/home /product/2 | /shop")
            #expect(scene.outcomes.map(\.origin) == [origin])
        }

        @Test(arguments: [
            ("https://example.com/product/2", UNNotificationDismissActionIdentifier),
            ("https://example.com/product/2", "com.example.like"),
            (nil, UNNotificationDefaultActionIdentifier),
        ])
        func `a notification opens nothing if it is dismissed, is liked or has no URL`(
            url: String?, action: String
        ) async {
            await scene.connect()
            let info: [String: Any] = url.map { ["url": $0] } ?? ["aps": ["alert": "Hello"]]
            #expect(!scene.routing.open(.standIn(info, action: action)))
            await scene.settle()
            #expect(scene.outcomes.isEmpty)
        }
    }

    @Suite
    @MainActor
    struct `Handoff of a scene` {
        private let scene = TestScene()
        private let type = "com.example.screen"

        private var offered: String? {
            scene.scene?.userActivity.flatMap(\.webpageURL)?.absoluteString
        }

        @Test
        func `offers the visible screen, and no closed one`() async {
            scene.routing.handoffType = type
            await scene.connect()
            #expect(offered == "https://example.com/home")
            scene.routing.open(RouteRequest(url: "/product/2"))
            await scene.settle()
            #expect(offered == "https://example.com/product/2")
            #expect(scene.scene?.userActivity?.activityType == type)
            scene.routing.open(RouteRequest(url: "/menu"))
            await scene.settle()
            #expect(offered == nil)
        }

        @Test
        func `opens the screen of another device like a universal link`() async {
            scene.routing.handoffType = type
            await scene.connect()
            let activity = NSUserActivity(activityType: type)
            activity.webpageURL = URL(string: "https://example.com/product/2")
            scene.routing.open(activity)
            await scene.settle()
            #expect(scene.shown == "*/home /product/2 | /shop")
            #expect(scene.outcomes.map(\.origin) == [.universalLink])
        }
    }
}

/// How a URL reaches a scene besides a link.
enum Entry {
    case notification, quickAction, spotlight, paste

    /// Does what the system does with a URL.
    /// - Returns: Whether the scene opens it.
    @MainActor
    fileprivate func open(_ url: String, in routing: SceneRouting) throws -> Bool {
        switch self {
        case .notification: return routing.open(.standIn(["url": url]))
        case .quickAction: return routing.open(.opening(url))
        case .spotlight:
            let activity = NSUserActivity(activityType: CSSearchableItemActionType)
            activity.userInfo = [CSSearchableItemActivityIdentifier: url]
            routing.open(activity)
        case .paste: routing.open(pasted: try #require(URL(string: url)))
        }
        return true
    }
}

extension UIApplicationShortcutItem {
    fileprivate static func opening(_ url: String) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: "open", localizedTitle: "Open", localizedSubtitle: nil, icon: nil,
            userInfo: [RouteRequest.urlKey: url as NSString])
    }
}
