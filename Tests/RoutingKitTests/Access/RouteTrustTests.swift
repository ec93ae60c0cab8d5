import Testing

@testable import RoutingKit

@Suite
struct `The trust of a request` {
    private static let everyAccess: [Access] = [
        .closed, .universalLinks, .customSchemes, .pushes, .external,
    ]

    @Test(arguments: [
        (RouteTrust.full, RouteOrigin.push, [RouteOrigin.push]),
        (RouteTrust(.universalLink), .push, [.universalLink, .push]),
        (RouteTrust(.push), .push, [.push]),
        (RouteTrust(.push), .app, [.push]),
    ])
    func `sinks with each origin that takes part`(
        trust: RouteTrust, origin: RouteOrigin, origins: [RouteOrigin]
    ) {
        #expect(trust.lowered(to: RouteTrust(origin)).origins == Set(origins))
    }

    @Test(arguments: [
        (RouteOrigin.app, everyAccess), (.universalLink, [.universalLinks, .external]),
        (.remoteRule, [.universalLinks, .external]), (.webView, [.universalLinks, .external]),
        (.customScheme(caller: nil), [.customSchemes, .external]),
        (.push, [.pushes, .external]), (.restoration, everyAccess),
    ])
    func `opens what admits its origin`(origin: RouteOrigin, open: [Access]) {
        let trust = RouteTrust(origin)
        for access in Self.everyAccess {
            let isOpen = trust.denial(to: access, of: .reads) == nil
            #expect(isOpen == open.contains(access), "\(access)")
        }
    }

    @Test
    func `of a saved state changes no data`() {
        let trust = RouteTrust(.restoration)
        #expect(trust.denial(to: .external, of: .changes) == .restoration)
        #expect(trust.denial(to: .closed, of: .reads) == nil)
        #expect(trust.withoutRestoration == .full)
    }

    @Test
    func `gives way to trust whose origins it has, by name`() {
        let both = RouteTrust(.push).lowered(to: RouteTrust(.universalLink))
        #expect(RouteTrust(.push).givesWay(to: .full))
        #expect(both.givesWay(to: RouteTrust(.push)))
        #expect(!RouteTrust(.push).givesWay(to: both))
        #expect(!RouteTrust.full.givesWay(to: RouteTrust(.push)))
        let other = RouteTrust(.customScheme(caller: "com.example.other"))
        #expect(RouteTrust(.customScheme(caller: nil)).givesWay(to: other))
    }
}
