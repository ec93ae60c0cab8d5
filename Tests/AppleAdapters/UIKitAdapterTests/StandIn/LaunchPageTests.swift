import RoutingKit
import RoutingUIKit
import StageConformance
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `A scene that shows no app` {
        @Test
        func `an app with mistakes in its routes says them, and where, but not to its user`() async
        {
            let scene = TestScene(hasMistake: true)
            await scene.connect()
            #expect(scene.reports.count == 1)
            #expect(scene.reports.first?.contains("TestScene.swift:") == true)
            let text = scene.window?.rootViewController?.view as? UITextView
            #expect(text?.text == "The app can\u{2019}t start. Install the latest version.")
        }

        @Test
        func `what the user sees until the app is there, or fails, is a page of the system`() async
        {
            let scene = TestScene(hasMistake: true)
            let connecting = Task { await scene.connect() }
            while scene.window == nil { await Task.yield() }
            let launch = scene.window?.rootViewController?.view
            #expect(launch?.backgroundColor == .systemBackground)
            await connecting.value
            let text = scene.window?.rootViewController?.view as? UITextView
            #expect(text?.backgroundColor == .systemBackground)
            #expect(text?.font == .preferredFont(forTextStyle: .body))
            #expect(text?.adjustsFontForContentSizeCategory == true)
            #expect(text?.isEditable == false)
        }
    }
}
