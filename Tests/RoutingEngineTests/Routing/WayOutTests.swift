import RouteMatching
import RoutingJourneys
import RoutingKit
import RoutingRules
import Testing

@Suite struct `The help of an error` {
    @Test(arguments: RouteError.Reason.samples)
    func `it is a sentence of its own`(reason: RouteError.Reason) {
        let sentences = RouteError(url: "/page", reason: reason).description
        // A second sentence, which begins with a capital letter after the first one's full stop.
        #expect(
            sentences.wholeMatch(of: /'\/page' .+[^.]\. [A-Z].*[.?]/) != nil, "\(sentences)")
    }

    @Test
    func `all reasons are tested`() {
        #expect(Set(RouteError.Reason.samples.map(\.number)) == Set(1...28))
    }
}

extension RouteError.Reason {
    /// One of each kind, including those of extensions.
    static let samples: [RouteError.Reason] =
        DeepLinkError.Reason.allCases.map { .link(DeepLinkError($0, "detail")) } + [
            .unknownRoute(nearest: nil), .accessDenied(.push), .accessDenied(.restoration),
            .unavailable(.production), .parameter(.missing(name: "id", type: "Int")),
            .parameter(.invalid(name: "id", value: "x", type: "Int")),
            .parameter(.repeated(name: "id")), .parameter(.missingPayload(type: "[Int]")),
            .parameter(.invalidPayload(path: "[0]", problem: "Int is expected")),
            .notFound(NotFound("product 9999")), .noSource, .noScreen, .noPreview, .noURL, .noTab,
            .noValues,
            .notReady, .closed, .blocked(by: "Shop", because: "it is closed"),
            .timedOut(in: "Shop", after: .seconds(1)), .unmet(.login), .unenforced(.login),
            .redirectCycle(["/a", "/b"]), .tooManyRedirects(["/a", "/b"]),
            .invalidRedirect(to: "/a/:id", problem: "there is no 'id' to put into it"),
            .failed("it broke"), .cancelled, .replaced, .superseded,
            .invalidResult(.missingPayload(type: "Int")), .tooManyScreens(limit: 32),
        ]
        + [ArrivalError.full(limit: 16), .expired, .replaced, .declined].map { .custom(.init($0)) }
        + [JourneyError.expired, .otherUser("Alice"), .used, .payloadGone, .unknown]
        .map { .custom(.init($0)) }
        + [
            RouteUnavailability.off, .needs(AppVersion(2), running: AppVersion(1)),
            .ended(AppVersion(1), running: AppVersion(2)),
        ].map { .custom(.init($0)) }

    /// A number for each case; one that is missing here does not compile.
    fileprivate var number: Int {
        switch self {
        case .link: 1
        case .unknownRoute: 2
        case .accessDenied: 3
        case .unavailable: 4
        case .parameter: 5
        case .notFound: 6
        case .noSource: 7
        case .noScreen: 8
        case .noPreview: 9
        case .noURL: 10
        case .noTab: 11
        case .notReady: 12
        case .blocked: 13
        case .timedOut: 14
        case .unmet: 15
        case .unenforced: 16
        case .redirectCycle: 17
        case .tooManyRedirects: 18
        case .invalidRedirect: 19
        case .failed: 20
        case .cancelled: 21
        case .replaced: 22
        case .superseded: 23
        case .invalidResult: 24
        case .tooManyScreens: 25
        case .custom: 26
        case .noValues: 27
        case .closed: 28
        }
    }
}
