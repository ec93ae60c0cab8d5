import RoutingKit

/// How far a request has come from its match on.
///
/// It passes by itself all stations at which there is nothing to wait for. Its owner awaits the
/// others.
@MainActor
struct RequestProgress {
    /// What happens next.
    enum Step {
        /// The verdict of an interceptor is awaited.
        case intercept(InterceptedRequest, by: InterceptorRegistration)
        /// A Navigator, a question to the user or the parents of a screen are awaited.
        case open(Opening)
        /// The request has its result.
        case end(RouteOutcome.Result)
    }

    private(set) var next: Step
    /// `nil` if no route answers.
    private var chain: InterceptorChain?

    /// Takes a request from its match to the first station at which it waits.
    init(of active: ActiveRequest, in pipeline: RequestPipeline) {
        do throws(RouteError) {
            let resolved = try pipeline.reach(active)
            pipeline.reportUndeclared(active)
            var chain = InterceptorChain(of: active, to: resolved, in: pipeline)
            next = try chain.step()
            self.chain = chain
        } catch {
            next = .end(.refused(error))
        }
    }

    /// The result; `nil` as long as there is something to wait for.
    var result: RouteOutcome.Result? {
        if case .end(let result) = next { result } else { nil }
    }

    /// Applies the verdict of an interceptor, and continues to the next station at which the request
    /// waits.
    mutating func follow(
        _ verdict: InterceptorVerdict, of registration: InterceptorRegistration
    ) throws(RouteError) {
        try chain?.follow(verdict, of: registration)
        if let step = try chain?.step() { next = step }
    }

    /// Ends the request.
    mutating func end(with result: RouteOutcome.Result) {
        next = .end(result)
    }
}

extension InterceptorChain {
    /// What happens after the interceptors that decide at once.
    fileprivate mutating func step() throws(RouteError) -> RequestProgress.Step {
        if let registration = try next() { return .intercept(request, by: registration) }
        if let end { return .end(end) }
        let opening = try opening()
        if let result = try opening.immediateResult() { return .end(result) }
        return .open(opening)
    }
}
