import RoutingUIKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `More tabs than the bar has room for` {
        private let outline = "*/a | /b | /c | /d | /e | /f"

        @Test
        func `the list of More stays open, and the state is as before`() async throws {
            let (subject, tabs) = try await tabs()
            var changes = 0
            subject.stage.onChange = { changes += 1 }
            tabs.tapMore()
            await subject.passTime()
            #expect(tabs.selectedIndex == NSNotFound)
            #expect(subject.stage.state.outline == outline)
            await subject.settle()
            #expect(tabs.selectedViewController === tabs.moreNavigationController)
            #expect(changes == 0)
        }

        @Test
        func `the tab that is chosen in the list is reported`() async throws {
            let (subject, tabs) = try await tabs()
            tabs.tapMore()
            await subject.passTime()
            var reported: [String] = []
            subject.stage.onChange = { reported.append(subject.stage.state.outline) }
            tabs.tapInMore(5)
            await subject.passTime()
            #expect(reported == ["/a | /b | /c | /d | /e | */f"])
            #expect(CurrentDevice.refusals == [])
        }

        @Test(arguments: ["/a", "/e"])
        func `a request leaves the list for its tab`(source: String) async throws {
            let (subject, tabs) = try await tabs()
            tabs.tapMore()
            await subject.passTime()
            subject.go(from: source)
            await subject.settle()
            #expect(subject.shown.contains("*\(source) /new"))
            #expect(subject.shown == subject.stage.state.outline)
            #expect(CurrentDevice.refusals == [])
        }

        private func tabs() async throws -> (WindowUnderTest, UITabBarController) {
            let subject = await WindowUnderTest.showing(outline)
            return (
                subject,
                try #require(subject.window.rootViewController as? UITabBarController)
            )
        }
    }
}
