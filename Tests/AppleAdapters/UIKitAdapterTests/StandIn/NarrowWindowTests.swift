import RoutingUIKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `Columns in a window that gets narrow` {
        @Test(arguments: ["*/list | /detail", "/list | */detail"])
        func `the column that was used last is seen`(outline: String) async throws {
            let (subject, split) = try await narrow(outline)
            #expect(subject.stage.state.outline == outline)
            let column: UISplitViewController.Column =
                outline.hasPrefix("*") ? .primary : .secondary
            #expect(split.selectedRoutingChild === split.viewController(for: column))
        }

        @Test
        func `each screen stays in its column, there and back`() async throws {
            let (subject, split) = try await narrow("/list /sub | */detail /more")
            var changes = 0
            subject.stage.onChange = { changes += 1 }
            await subject.passTime()
            #expect(subject.stage.state.outline == "/list /sub | */detail /more")
            split.expand()
            await subject.passTime()
            #expect(subject.stage.state.outline == "/list /sub | */detail /more")
            #expect(changes == 0)
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `a request shows its column`() async throws {
            let (subject, split) = try await narrow("/list | */detail")
            subject.go(from: "/list")
            await subject.settle()
            #expect(subject.stage.state.outline == "*/list /new | /detail")
            #expect(split.selectedRoutingChild === split.viewController(for: .primary))
            subject.go("/next", from: "/detail")
            await subject.settle()
            #expect(subject.stage.state.outline == "/list /new | */detail /next")
            #expect(split.selectedRoutingChild === split.viewController(for: .secondary))
            split.expand()
            #expect(subject.stage.state.outline == "/list /new | */detail /next")
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `going back from the detail is reported`() async throws {
            let (subject, split) = try await narrow("/list | */detail")
            var reported: [String] = []
            subject.stage.onChange = { reported.append(subject.stage.state.outline) }
            split.goBack()
            await subject.passTime()
            #expect(reported == ["*/list | /detail"])
        }

        @Test
        func `a screen without navigation takes the place of the detail`() async throws {
            let subject = await WindowUnderTest.showing("*/list | /detail", in: .split)
            let split = try #require(subject.window.rootViewController as? UISplitViewController)
            let plain = WindowUnderTest.foreign("/plain")
            split.routingChildren = [split.routingChildren[0], plain]
            #expect(split.viewController(for: .secondary) === plain)
            #expect(plain.navigationController?.viewControllers == [plain])
        }

        /// A split view on an iPhone.
        private func narrow(
            _ outline: String
        ) async throws -> (WindowUnderTest, UISplitViewController) {
            let subject = await WindowUnderTest.showing(outline, in: .split)
            let split = try #require(subject.window.rootViewController as? UISplitViewController)
            split.collapse()
            return (subject, split)
        }
    }
}
