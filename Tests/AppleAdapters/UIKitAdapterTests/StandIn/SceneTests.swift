@_spi(StandIn) import AppleFoundation
import CoreSpotlight
import RoutingUIKit
import StageConformance
import Testing
@_spi(StandIn) import UIKit
@_spi(StandIn) import UserNotifications

@Suite(.onDevice) @MainActor struct `A scene` {
    let scene = TestScene()

    @Test func `a cold start opens the links that it was started by`() async throws {
        let product = try #require(URL(string: "example://product/1"))
        await scene.connect(
            .init(
                urlContexts: [.init(product, from: "com.example.mail")],
                userActivities: [.browsing("https://example.com/product/2")],
                notificationResponse: .init(["url": "https://example.com/product/3"])))
        #expect(scene.shown == "*/home /product/1 /product/2 /product/3 | /shop")
        let origins = scene.outcomes.map(\.origin)
        #expect(origins == [.customScheme(caller: "com.example.mail"), .universalLink, .push])
        #expect(scene.window?.isKeyWindow == true)
    }

    @Test(arguments: [true, false])
    func `a notification that starts the app opens once, whoever tells of it first`(
        isDelegateFirst: Bool
    ) async {
        let tap = UNNotificationResponse(["url": "https://example.com/product/3"])
        if isDelegateFirst { #expect(scene.routing.open(tap)) }
        await scene.connect(.init(notificationResponse: tap))
        await scene.receive { #expect($0.open(tap)) }
        #expect(scene.shown == "*/home /product/3 | /shop")
        // Another one, which may have the same contents, opens again.
        let other = UNNotificationResponse(["url": "https://example.com/product/3"])
        await scene.receive { #expect($0.open(other)) }
        #expect(scene.outcomes.count == 2)
    }

    @Test func `links wait that arrive at a scene before the app is ready`() async {
        let connecting = Task { await scene.connect() }
        scene.routing.open(.browsing("https://example.com/product/2"))
        await connecting.value
        #expect(scene.shown == "*/home /product/2 | /shop")
    }

    @Test(arguments: [
        ("fb123://login?code=7", true), ("FB123://login", true), ("fb1234://login", false),
        ("fb12://login", false), ("example://product/1", false),
    ])
    func `a callback takes the URLs of its exact scheme, and no others`(
        url: String, isTaken: Bool
    ) async throws {
        var taken: [URL] = []
        scene.routing.onCallback(scheme: "fb123") { taken.append($0) }
        await scene.connect()
        let url = try #require(URL(string: url))
        await scene.receive { $0.open([.init(url, from: nil)]) }
        #expect(taken == (isTaken ? [url] : []))
        #expect(scene.outcomes.count == (isTaken ? 0 : 1))
    }

    @Test(arguments: [true, false])
    func `a state that the system hands over late is restored, once`(isReady: Bool) async throws {
        let saved = try await saved()
        let other = TestScene()
        if isReady { await other.connect() }
        await other.receive { $0.restore(saved) }
        if !isReady { await other.connect() }
        #expect(other.shown == "*/home /product/2 | /shop")
        await other.receive { $0.open(.browsing("https://example.com/product/3")) }
        await other.receive { $0.restore(saved) }
        #expect(other.shown == "*/home /product/2 /product/3 | /shop")
    }

    @Test func `links open on top of the restored state`() async throws {
        let other = TestScene()
        other.session.stateRestorationActivity = try await saved()
        await other.connect(.init(userActivities: [.browsing("https://example.com/product/3")]))
        #expect(other.shown == "*/home /product/2 /product/3 | /shop")
    }

    /// The state of a scene that shows a product.
    private func saved() async throws -> NSUserActivity {
        await scene.connect(.init(userActivities: [.browsing("https://example.com/product/2")]))
        return try #require(scene.routing.restorationActivity)
    }

    @Test func `a saved state that can't be read is reported`() async {
        let activity = NSUserActivity(activityType: "RoutingKit.restoration")
        activity.addUserInfoEntries(from: ["navigationState": Data("no".utf8)])
        scene.session.stateRestorationActivity = activity
        await scene.connect()
        #expect(scene.reports == ["The saved state can't be read; the app starts without it."])
        #expect(scene.shown == "*/home | /shop")
    }

    @Test func `an app with errors in its routes reports them, but not to its user`() async {
        let scene = TestScene(hasMistake: true)
        await scene.connect()
        #expect(scene.reports.count == 1)
        #expect(scene.reports.first?.contains("TestScene.swift:") == true)
        let sentence = scene.window?.rootViewController?.sentence
        #expect(sentence == "The app can\u{2019}t start. Install the latest version.")
    }

    @Test(arguments: [
        (BuildTarget.internal, "*/home | /shop | +/menu"), (.production, "*/home | /shop"),
    ])
    func `a shake opens the internal menu, but not in production`(
        build: BuildTarget, shown: String
    ) async {
        let scene = TestScene(build: build)
        await scene.connect()
        for _ in 1...3 {
            scene.window?.motionEnded(.motionShake, with: nil)
            await scene.settle()
        }
        #expect(scene.shown == shown)
    }

    @Test(arguments: [true, false])
    func `a window that is closed is released with its stage and its screens`(isReady: Bool) async {
        let connecting = Task { await scene.connect() }
        while scene.window == nil { await Task.yield() }
        if isReady { await connecting.value }
        let remains = Remains(of: [
            scene.window, scene.routing.stage, scene.routing.router,
            scene.window?.rootViewController,
        ])
        scene.disconnect()
        await connecting.value
        await scene.settle()
        #expect(remains.held == [])
        await scene.connect()
        #expect(scene.shown == "*/home | /shop")
    }

    @Test func `an activity that is no link opens its URL with its author's trust`() async throws {
        await scene.connect()
        let search = NSUserActivity(activityType: CSSearchableItemActionType)
        search.userInfo = [CSSearchableItemActivityIdentifier: "/product/3"]
        let action = UIApplicationShortcutItem([RouteRequest.urlKey: "/product/2" as NSString])
        let pasted = try #require(URL(string: "https://example.com/product/4"))
        await scene.receive { $0.open(.init(["url": "https://example.com/product/1"])) }
        await scene.receive { $0.open(action) }
        await scene.receive { $0.open(search) }
        await scene.receive { $0.open(RouteRequest(pasted: pasted)) }
        #expect(scene.shown == "*/home /product/1 /product/2 /product/3 /product/4 | /shop")
        #expect(scene.outcomes.map(\.origin) == [.push, .app, .app, .universalLink])
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
        await scene.receive { #expect(!$0.open(.init(info, action: action))) }
        #expect(scene.outcomes.isEmpty)
    }

    @Test func `the visible page is offered to other devices, and theirs opens`() async {
        scene.routing.handoffType = "com.example.screen"
        var offered: String? { scene.scene?.userActivity.flatMap(\.webpageURL)?.absoluteString }
        await scene.connect()
        #expect(offered == "https://example.com/home")
        let first = scene.scene?.userActivity
        #expect(first?.isCurrent == true)
        let activity = NSUserActivity(activityType: "com.example.screen")
        activity.webpageURL = URL(string: "https://example.com/product/2")
        await scene.receive { $0.open(activity) }
        #expect(offered == "https://example.com/product/2")
        #expect(scene.scene?.userActivity?.isCurrent == true)
        #expect(first?.isCurrent == false)
        #expect(scene.outcomes.map(\.origin) == [.universalLink])
        await scene.receive { $0.open(RouteRequest(url: "/menu")) }
        #expect(offered == nil)
        #expect(scene.scene?.userActivity == nil)
    }
}

extension NSUserActivity {
    /// What the system hands over for a universal link.
    fileprivate static func browsing(_ url: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: url)
        return activity
    }
}
