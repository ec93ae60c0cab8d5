import ContentScreens
import DesignKit
import DesignKitSwiftUI
import RoutingKit
import RoutingSwiftUI
import RoutingUIKit
import StageKit
@_spi(StandIn) import SwiftUI
import Testing
import UIKit

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `A screen with a view of its own` {
    private let app = RecordingRouter()
    private let screen = CounterScreen()

    /// A window that shows a screen.
    private func window(
        _ views: StageViews, showing screen: any Screen
    ) -> HostingWindow<some View> {
        let home = NavigationState.Entry(url: "/home")
        app.stage.move(to: NavigationState(tabs: [home]), with: [home.id: screen])
        return HostingWindow(
            StageView(stage: app.stage, views: views).environment(\.router, app.router))
    }

    /// The lines of an app whose other screens are lists.
    private var lists: StageViews {
        var views = StageViews()
        views.draw((any DrawnScreen).self) { ScreenView(screen: $0) }
        views.draw((any ContentScreen).self) { ContentList(screen: $0) }
        return views
    }

    @Test
    func `draws itself if no line of the app fits it`() {
        #expect(
            window(StageViews(), showing: screen).page.texts == ["count 0", "Increase", "Look"])
    }

    @Test
    func `is drawn by the first line that fits it`() {
        var views = StageViews()
        views.draw(CounterScreen.self) { Text("\($0.count) in another view") }
        #expect(window(views, showing: screen).page.texts == ["0 in another view"])
    }

    @Test
    func `is drawn before a list, and any other screen is a list`() {
        #expect(window(lists, showing: screen).page.texts.first == "count 0")
        let note = NoteScreen()
        #expect(window(lists, showing: note).page.texts == ["empty"])
    }

    @Test
    func `has its title`() {
        #expect(window(lists, showing: screen).page.all.compactMap(\.title) == ["Counter"])
    }

    @Test
    func `follows its observable properties`() {
        let window = window(lists, showing: screen)
        #expect(window.tap("Increase"))
        screen.title = "Counting"
        #expect(window.page.texts.first == "count 1")
        #expect(window.page.all.compactMap(\.title) == ["Counting"])
    }

    @Test
    func `opens links from itself`() async throws {
        let window = window(lists, showing: screen)
        await app.untilEnd { #expect(window.tap("Look")) }
        #expect(try #require(app.requests.first).source === screen)
    }

    @Test
    func `is a view controller under its title, the same one each time it is drawn`() throws {
        let profile = ProfileViewController()
        var views = StageViews()
        views.draw(ProfileViewController.self) { ViewControllerView($0) }
        let window = window(views, showing: profile)
        #expect(window.page.all.compactMap(\.title) == ["Profile"])
        #expect(window.page.all.compactMap(\.controller).first === profile)
        app.stage.update { _ in }
        #expect(window.page.all.compactMap(\.controller).first === profile)
    }
}

/// A screen of an app with UIKit.
private final class ProfileViewController: UIViewController, Screen {
    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
    }

    required init?(coder: NSCoder) { nil }
}
