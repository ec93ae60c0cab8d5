import RoutingKit
import StageConformance
import StageKit
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `A transition whose end UIKit doesn't report` {
        @Test(arguments: TransitionType.allCases, Interruption.allCases)
        func `the stage continues with the next request`(
            transition: TransitionType, interruption: Interruption
        ) async {
            let subject = await WindowUnderTest.showing("*/home /list | /shop")
            interruption.begin()
            subject.go("/first", using: transition)
            subject.go("/second", using: .present)
            await subject.settle()
            var expected = NavigationState(outline: "*/home /list | /shop")
            expected.go(to: .init(url: "/first"), using: transition)
            expected.go(to: .init(url: "/second"), using: .present)
            #expect(subject.shown == expected.outline)
            #expect(subject.stage.state.outline == expected.outline)
            subject.stage.update { $0.dismiss() }
            await subject.settle()
            expected.dismiss()
            #expect(subject.shown == expected.outline)
            #expect(CurrentDevice.refusals == [])
        }

        @Test(arguments: [Interruption.refusedAlongside, .forgottenCompletion])
        func `what other code shows is in the state`(interruption: Interruption) async {
            let subject = await WindowUnderTest.showing("*/home")
            interruption.begin()
            subject.navigation?.pushViewController(
                WindowUnderTest.foreign("/other"), animated: true)
            subject.go()
            await subject.settle()
            #expect(subject.shown == "*/home /other /new")
            #expect(CurrentDevice.refusals == [])
        }
    }
}

/// What the framework may do and its documentation allows.
enum Interruption: CaseIterable {
    case refusedAlongside, forgottenCompletion, lateCoordinator

    @MainActor
    func begin() {
        switch self {
        case .refusedAlongside: StandIn.refusesAlongside = true
        case .forgottenCompletion: StandIn.forgetsCompletions = true
        case .lateCoordinator: StandIn.beginsLate = true
        }
    }
}
