import RoutingTestSupport
import Testing

@testable import RoutingEngine

struct `The observers of events` {
    /// A value that an observer keeps.
    private final class Kept: Sendable {}

    @Test func `observers hear events in their order, and one that is withdrawn is released`() {
        let observers = Observers<Int>()
        var heard: [String] = []
        weak var kept: Kept?
        let tokens = (0..<6).map { number in
            let new = Kept()
            if number == 2 { kept = new }
            return observers.add { [new] event in
                _ = new
                heard.append("\(number) \(event)")
            }
        }
        #expect(kept != nil)
        for number in [1, 2, 4, 5] {
            tokens[number].withdraw()
            tokens[number].withdraw()
        }
        #expect(kept == nil)
        observers.publish(7)
        #expect(heard == ["0 7", "3 7"])
        tokens[0].withdraw()
        #expect(!observers.isEmpty)
        tokens[3].withdraw()
        #expect(observers.isEmpty)
    }

    @Test
    func `an observer that is withdrawn or added while an event is reported doesn't hear it`() {
        let observers = Observers<Int>()
        var heard: [String] = []
        var tokens: [ObserverToken] = []
        tokens.append(
            observers.add { event in
                heard.append("first \(event)")
                tokens[0].withdraw()
                tokens[1].withdraw()
                tokens.append(observers.add { heard.append("late \($0)") })
            })
        tokens.append(observers.add { heard.append("second \($0)") })
        tokens.append(observers.add { heard.append("third \($0)") })
        observers.publish(1)
        #expect(heard == ["first 1", "third 1"])
        observers.publish(2)
        #expect(heard.suffix(2) == ["third 2", "late 2"])
    }

    @Test
    func `an event and a request describe themselves in a line, without private values`()
        async throws
    {
        let app = try await Fixture.withPrivateRoutes(in: .debug)
        var lines: [String] = []
        app.router.observe { lines.append("\($0)") }
        app.router.observe { _ in lines.append("withdrawn") }.withdraw()
        await app.open("/note/7?text=hunter2&tob=a", using: .present)
        #expect(
            lines == [
                "began: app /note/7?text=•••&tob=a by present",
                "ignored parameter: /note/:id doesn't take 'tob'; did you mean 'tab'?",
                "moved: 2 screens deep, tab 1",
                "ended: app /note/7?text=•••&tob=a -> shown: note",
            ])
        let request = RouteRequest(url: "moments://note/7", origin: .push)
        #expect("\(request)" == "push moments://note/7")
        #expect("\(RouteRequest(url: nil))" == "app no URL")
    }
}
