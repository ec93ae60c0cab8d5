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

        @Test
        func `a notification opens its URL as a push`() async {
            await scene.connect()
            #expect(scene.routing.open(.standIn(["url": "https://example.com/product/2"])))
            await scene.settle()
            #expect(scene.shown == "*/home /product/2 | /shop")
            #expect(scene.outcomes.map(\.origin) == [.push])
        }

        @Test(arguments: [UNNotificationDismissActionIdentifier, "com.example.like"])
        func `a notification that is dismissed, or whose button is tapped, opens nothing`(
            action: String
        ) async {
            await scene.connect()
            #expect(
                !scene.routing.open(
                    .standIn(["url": "https://example.com/product/2"], action: action)))
            await scene.settle()
            #expect(scene.outcomes.isEmpty)
        }

        @Test
        func `a notification without a URL only opens the app`() async {
            await scene.connect()
            #expect(!scene.routing.open(.standIn(["aps": ["alert": "Hello"]])))
            await scene.settle()
            #expect(scene.outcomes.isEmpty)
        }

        @Test
        func `a notification can't open what is closed to pushes`() async {
            await scene.connect()
            scene.routing.open(.standIn(["url": "https://example.com/menu"]))
            await scene.settle()
            #expect(scene.outcomes.map(\.error?.code) == ["access-denied"])
        }

        @Test
        func `a quick action opens what the app may open`() async {
            await scene.connect()
            #expect(scene.routing.open(.opening("/menu")))
            await scene.settle()
            #expect(scene.shown == "*/home /menu | /shop")
            #expect(scene.outcomes.map(\.origin) == [.app])
        }

        @Test
        func `a result of Spotlight opens the URL under which it is indexed`() async {
            await scene.connect()
            let activity = NSUserActivity(activityType: CSSearchableItemActionType)
            activity.userInfo = [CSSearchableItemActivityIdentifier: "/product/2"]
            scene.routing.open(activity)
            await scene.settle()
            #expect(scene.shown == "*/home /product/2 | /shop")
        }

        @Test
        func `a pasted URL is trusted like one of another person`() async throws {
            await scene.connect()
            scene.routing.open(pasted: try #require(URL(string: "https://example.com/menu")))
            scene.routing.open(pasted: try #require(URL(string: "https://example.com/product/2")))
            await scene.settle()
            #expect(scene.outcomes.map(\.error?.code) == ["access-denied", nil])
            #expect(scene.shown == "*/home /product/2 | /shop")
        }

        @Test
        func `a cold start opens the notification and the quick action that it was started by`()
            async
        {
            await scene.connect(
                .standIn(notificationResponse: .standIn(["url": "https://example.com/product/2"])))
            #expect(scene.shown == "*/home /product/2 | /shop")
            let other = TestScene()
            await other.connect(.standIn(shortcutItem: .opening("/product/1")))
            #expect(other.shown == "*/home /product/1 | /shop")
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
        func `offers nothing without a type`() async {
            await scene.connect()
            #expect(scene.scene?.userActivity == nil)
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

extension UIApplicationShortcutItem {
    fileprivate static func opening(_ url: String) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: "open", localizedTitle: "Open", localizedSubtitle: nil, icon: nil,
            userInfo: [RouteRequest.urlKey: url as NSString])
    }
}
