import RoutingUIKit
import StageConformance
import Testing
@_spi(StandIn) import UIKit

@Suite(.onDevice) @MainActor struct `Leaving what the user has typed` {
    @Test(arguments: Way.allCases, [true, false])
    func `leaving what the user has typed is asked in an alert, by whatever way they leave`(
        way: Way, discards: Bool
    ) async throws {
        let subject = await WindowUnderTest.showing(way.start)
        let page = try #require(subject.stage.topScreen as? Page)
        page.reasonToStay = "Your note isn't sent."
        _ = way.begin(in: subject)
        CurrentDevice.endGesture(isCancelled: false)
        await subject.answerTime()
        let alert = try #require(subject.alert)
        #expect(alert.title == "Your note isn't sent.")
        // The page is where it was.
        #expect(subject.stage.state.outline == way.start)
        #expect(subject.stage.topScreen === page)
        #expect(alert.tap(discards ? "Discard" : "Keep Editing"))
        await subject.answerTime()
        #expect(subject.alert == nil)
        #expect(subject.place == (discards ? "*/home" : way.start))
    }

    @Test func `leaving by a swipe ends as soon as it has begun`() async throws {
        let subject = await WindowUnderTest.showing("*/home /note")
        (subject.stage.topScreen as? Page)?.reasonToStay = "Not sent."
        #expect(CurrentDevice.beginSwipeBack(subject.navigation))
        await subject.answerTime()
        #expect(subject.alert != nil)
        CurrentDevice.endGesture(isCancelled: false)
        let navigation = subject.window.rootViewController as? UINavigationController
        #expect(navigation?.viewControllers.count == 2)
    }

    @Test func `leaving ends the question when its page goes with the user who signs out`() async {
        let subject = await WindowUnderTest.showing("*/home | +/note")
        (subject.stage.topScreen as? Page)?.reasonToStay = "Not sent."
        _ = CurrentDevice.beginSwipeToDismiss(subject.front)
        await subject.answerTime()
        #expect(subject.alert != nil)
        let question = subject.stage.question
        subject.stage.update { $0 = NavigationState(outline: "*/home") }
        question?.follow(subject.stage.state)
        await subject.answerTime()
        #expect(subject.alert == nil)
        #expect(subject.stage.state.modals.isEmpty)
    }

    @Test(arguments: [true, false])
    func `leaving is asked after the app's own delegate, which may refuse first`(
        refuses: Bool
    ) async {
        let own = PresentationDelegate(refuses: refuses)
        let subject = await WindowUnderTest.presenting {
            $0.controller.presentationController?.delegate = own
        }
        (subject.stage.topScreen as? Page)?.reasonToStay = "Not sent."
        _ = CurrentDevice.beginSwipeToDismiss(subject.front)
        CurrentDevice.endGesture(isCancelled: false)
        await subject.answerTime()
        #expect((subject.alert != nil) == !refuses)
        #expect(subject.stage.state.outline == "*/home | +/new")
    }
}

extension WindowUnderTest {
    /// Lets the question appear, or what follows its answer.
    fileprivate func answerTime() async {
        for _ in 0..<3 {
            for _ in 0..<20 { await Task.yield() }
            await settle()
        }
    }

    /// The alert that asks the user.
    fileprivate var alert: UIAlertController? { front as? UIAlertController }
}
