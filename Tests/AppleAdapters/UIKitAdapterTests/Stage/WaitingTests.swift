import RoutingKit
import StageConformance
import StageKit
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `A request while something moves` {
        @Test(arguments: TransitionType.allCases, TransitionType.allCases)
        func `a request waits for the end of the transition before it`(
            first: TransitionType, second: TransitionType
        ) async {
            let subject = await WindowUnderTest.showing("*/home /list | /shop")
            subject.go("/first", using: first)
            subject.go("/second", using: second)
            var expected = NavigationState(outline: "*/home /list | /shop")
            expected.go(to: .init(url: "/first"), using: first)
            expected.go(to: .init(url: "/second"), using: second)
            #expect(subject.stage.state.outline == expected.outline)
            await subject.settle()
            #expect(subject.shown == expected.outline)
            #expect(CurrentDevice.refusals == [])
        }

        @Test(
            .enabled(if: CurrentDevice.isObedient),
            arguments: [
                ("*/home /list", TransitionType.show, false, "*/home /new"),
                ("*/home /list", .present, false, "*/home | +/new"),
                ("*/home /list", .replace, false, "*/home /new"),
                ("*/home /list", .root, false, "*/new"),
                ("*/home /list", .show, true, "*/home /list /new"),
                ("*/home /list", .present, true, "*/home /list | +/new"),
                ("*/home /list", .replace, true, "*/home /new"),
                ("*/home /list", .root, true, "*/new"),
                ("*/home | +/pick", .show, false, "*/home | +/new"),
                ("*/home | +/pick", .present, false, "*/home | +/new"),
                ("*/home | +/pick", .show, true, "*/home | +/pick /new"),
                ("*/home | +/pick", .present, true, "*/home | +/pick | +/new"),
            ])
        func `a request waits until the finger that swipes back or pulls a sheet down is lifted`(
            before: String, transition: TransitionType, isCancelled: Bool, outcome: String
        ) async {
            let subject = await WindowUnderTest.showing(before)
            #expect(
                CurrentDevice.beginSwipeBack(subject.navigation)
                    || CurrentDevice.beginSwipeToDismiss(subject.front))
            subject.go(using: transition)
            await subject.passTime()
            #expect(subject.shown != outcome)
            CurrentDevice.endGesture(isCancelled: isCancelled)
            await subject.settle()
            #expect(subject.shown == outcome)
            #expect(subject.stage.state.outline == outcome)
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `ten requests while something moves are shown at the end, one on top of the other`()
            async
        {
            let subject = await WindowUnderTest.showing("*/home")
            for number in 1...10 {
                subject.go("/\(number)", using: number.isMultiple(of: 3) ? .present : .show)
            }
            await subject.settle()
            #expect(subject.shown == "*/home /1 /2 | +/3 /4 /5 | +/6 /7 /8 | +/9 /10")
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `a request waits for a transition of other code`() async {
            let subject = await WindowUnderTest.showing("*/home")
            subject.navigation?.pushViewController(
                WindowUnderTest.foreign("/other"), animated: true)
            subject.go()
            await subject.settle()
            #expect(subject.shown == "*/home /other /new")
            #expect(subject.known == "*/home ? /new")
            #expect(CurrentDevice.refusals == [])
        }
    }
}

extension WindowUnderTest {
    /// Lets time pass, which ends everything but a gesture.
    func passTime() async {
        for _ in 0..<20 {
            await CurrentDevice.passTime()
        }
    }
}
