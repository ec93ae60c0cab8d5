import RoutingUIKit
import StageConformance
import Testing
@_spi(StandIn) import UIKit

@Suite(.onDevice) @MainActor struct `Columns` {
    @Test(arguments: ["*/list | /detail", "/list | */detail"])
    func `columns show the one that was used last when their window gets narrow`(
        outline: String
    ) async throws {
        let subject = await WindowUnderTest.showing(outline, in: .split)
        let split = try #require(subject.split)
        let shown = split.delegate?.splitViewController(
            split, topColumnForCollapsingToProposedTopColumn: .secondary)
        #expect(shown == (outline.hasPrefix("*") ? .primary : .secondary))
    }

    @Test func `columns replace a detail by a screen without navigation`() async throws {
        let subject = await WindowUnderTest.showing("*/list | /detail", in: .split)
        let split = try #require(subject.split)
        let plain = WindowUnderTest.foreign("/plain")
        split.routingChildren = [split.routingChildren[0], plain]
        #expect(split.viewController(for: .secondary) === plain)
        #expect(plain.navigationController?.viewControllers == [plain])
    }
}

extension WindowUnderTest {
    fileprivate var split: UISplitViewController? {
        window.rootViewController as? UISplitViewController
    }
}
