/// What a test does to the stand-in: what the system and the user would do. It is visible only to
/// code that imports it with `@_spi(StandIn)`, as the adapter never does.
@_spi(StandIn)
public enum StandIn {
    static var running: [RunningTransition] = []
    static var animations: [() -> Void] = []
    /// What the framework would have refused with a message in its log, or an exception.
    public private(set) static var refusals: [String] = []

    /// Whether coordinators refuse to animate alongside, as UIKit may.
    public static var refusesAlongside = false

    /// Called when code announces another screen. What UIKit announces itself, at the end of a
    /// transition, is for VoiceOver to try.
    public static var onScreenChange: () -> Void = {}

    /// Whether something moves.
    public static var isMoving: Bool { !running.isEmpty || !animations.isEmpty }

    /// Forgets everything, before a test.
    public static func reset() {
        (running, animations, refusals) = ([], [], [])
        refusesAlongside = false
        onScreenChange = {}
    }

    static func refuse(_ message: String) {
        refusals.append(message)
    }

    /// Lets time pass until all transitions have ended. A gesture continues until the finger is
    /// lifted.
    public static func passTime() {
        let due = animations
        animations = []
        for animation in due { animation() }
        for transition in running where !transition.isInteractive && !transition.endsByItself {
            transition.end(isCancelled: false)
        }
    }

    /// Lifts the finger.
    public static func endGesture(isCancelled: Bool) {
        for transition in running where transition.isInteractive {
            transition.end(isCancelled: isCancelled)
        }
    }
}
