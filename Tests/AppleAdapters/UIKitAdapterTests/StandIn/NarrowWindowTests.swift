import RoutingUIKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `Columns in a window that gets narrow` {
        @Test
        func `the column that is asked for is seen`() async throws {
            let subject = await WindowUnderTest.showing("*/list | /detail", in: .split)
            let split = try #require(subject.window.rootViewController as? UISplitViewController)
            split.collapse()
            #expect(subject.stage.state.outline == "/list | */detail")
            subject.go(from: "/list")
            await subject.settle()
            #expect(subject.stage.state.outline == "*/list /new | /detail")
            #expect(split.routingPlaceInFront === split.viewController(for: .primary))
            split.expand()
            #expect(subject.stage.state.outline == "*/list /new | /detail")
        }
    }
}
