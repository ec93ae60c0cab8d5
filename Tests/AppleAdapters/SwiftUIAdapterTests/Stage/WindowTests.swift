import AppContainerKit
import PluginKit
import RoutingEngine
import RoutingSwiftUI
import StageConformance
import StorageKit
@_spi(StandIn) import SwiftUI
import Testing
@_spi(StandIn) import UIKit
@_spi(StandIn) import UserNotifications

@testable import AppWindow

/// The windows of the sample and of an app that the command new-app writes.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct `A window of SwiftUI` {
    @Test
    func `a window of SwiftUI that closes frees its app, its router and its stage`() async throws {
        try await SwiftUIStandIn.expectFreed {
            var launch: AppLaunch<ObservableStage>?
            let window = AppWindow.AppView {
                let made = AppLaunch(stage: ObservableStage(), restoresState: nil) { stage, warn in
                    try await AppContainerKit.AppContainer(
                        stage: stage, plugins: .all, build: .debug, documents: .memory([:]),
                        stateFolder: nil, warn: warn)
                }
                launch = made
                return made
            }
            await window.open()
            let app = try #require(launch?.running)
            #expect(!app.stage.state.tabs.isEmpty)
            return [launch, launch?.stage, app, app.router]
        }
    }

    @Test
    func `a window of SwiftUI opens the notifications and quick actions that the app receives`() {
        let delegate = LinkDelegate()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        var opened: [RouteRequest] = []
        let window = Text("").modifier(ArrivedRequestsModifier { opened.append($0) })
        func appear() {
            SwiftUIStandIn.reset()
            _ = ViewBuilder.buildExpression(window)
            for appear in SwiftUIStandIn.appearances { appear() }
        }
        let tap = UNNotificationResponse(["url": "https://example.com/a"])
        let like = UNNotificationResponse(["url": "https://example.com/b"], action: "like")
        var answers = 0
        for response in [tap, like] {
            delegate.userNotificationCenter(.current(), didReceive: response) { answers += 1 }
        }
        #expect(opened.isEmpty)
        appear()
        appear()
        #expect(answers == 2)
        #expect(opened.map(\.url) == ["https://example.com/a"])
        #expect(opened.map(\.origin) == [.push])
        // A quick action starts the app, and another one is chosen later.
        let actions = ["/c", "/d"].map {
            UIApplicationShortcutItem([RouteRequest.urlKey: $0 as NSString])
        }
        let scene = delegate.application(
            .shared, configurationForConnecting: UISceneSession(),
            options: .init(shortcutItem: actions[0]))
        let type = scene.delegateClass as? QuickActionDelegate.Type
        let windowScene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
        type?.init().windowScene(windowScene, performActionFor: actions[1]) { #expect($0) }
        appear()
        #expect(opened.dropFirst().map(\.url) == ["/c", "/d"])
    }
}

@MainActor
extension View {
    /// Builds the views and does what they ask for.
    func open() async {
        SwiftUIStandIn.reset()
        _ = body
        for appear in SwiftUIStandIn.appearances { appear() }
        SwiftUIStandIn.reset()
        _ = body
        await SwiftUIStandIn.tasks.first?()
    }
}

extension SwiftUIStandIn {
    /// Opens a window and lets go of everything that the views have asked for, as the framework
    /// does with one that closes, and expects that nothing holds some of its objects.
    static func expectFreed(by window: () async throws -> [AnyObject?]) async throws {
        let remains = Remains(of: try await window())
        reset()
        for _ in 0..<1_000 where !remains.held.isEmpty { await Task.yield() }
        #expect(remains.held == [])
    }
}
