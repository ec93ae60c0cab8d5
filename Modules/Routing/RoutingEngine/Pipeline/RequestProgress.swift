import RoutingKit

/// How far a request has got since its match.
///
/// It passes all stations at which there is nothing to wait for. Its owner awaits the
/// others. It is made only for a request that waits, and kept as one reference meanwhile.
@MainActor
final class RequestProgress {
    /// What happens next.
    enum Step {
        /// The verdict of an interceptor is awaited.
        case intercept(InterceptedRequest, by: InterceptorRegistration)
        /// A Navigator, a question to the user or the parents of a screen are awaited.
        case execute(RouteExecution)
        case end(RouteOutcome.Result)
    }

    /// How far a request gets without waiting.
    enum Start {
        case end(RouteOutcome.Result)
        case wait(RequestProgress)
    }

    private(set) var next: Step
    private var chain: InterceptorChain

    private init(_ chain: InterceptorChain, next: Step) {
        self.chain = chain
        self.next = next
    }

    /// Takes a request from its match to the first station at which it waits.
    static func start(_ active: ActiveRequest, in pipeline: RequestPipeline) -> Start {
        active.stopwatch?.enter(.match)
        do throws(RouteError) {
            let resolved = try pipeline.reach(active)
            pipeline.reportUndeclared(active, to: resolved)
            var chain = InterceptorChain(of: active, to: resolved, in: pipeline)
            switch try chain.next() {
            case .end(let result): return .end(result)
            case let next: return .wait(RequestProgress(chain, next: next))
            }
        } catch {
            return .end(.refused(error))
        }
    }

    /// Applies the verdict of an interceptor, and continues to the next station at which the request
    /// waits.
    func apply(
        _ verdict: InterceptorVerdict, of registration: InterceptorRegistration
    ) throws(RouteError) {
        if let result = try chain.apply(verdict, of: registration) {
            next = .end(result)
        } else {
            next = try chain.next()
        }
    }

    func end(with result: RouteOutcome.Result) {
        next = .end(result)
    }
}
