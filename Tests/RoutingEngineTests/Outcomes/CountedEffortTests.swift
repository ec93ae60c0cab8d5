#if DEBUG
    import RouteMatching
    import RoutingEngine
    import RoutingKit
    import RoutingTestSupport
    import Testing

    @Suite
    @MainActor
    struct `The counted effort of a link` {
        @Test(arguments: [RouteOrigin.app, .universalLink, .push])
        func `a link to a book takes three matches and readings at most, and reads no pattern`(
            origin: RouteOrigin
        ) async throws {
            let app = try await Fixture(tabs: ["/home", "/books"]) { router in
                router.register(
                    path: "/books", navigator: PageNavigator<NoParameters>(), access: .external)
                router.register(
                    path: "/book/:id", navigator: PageNavigator<ItemParameters>(),
                    access: .external, parent: "/books")
            }
            let effort = Effort()
            await Effort.$current.withValue(effort) {
                let outcome = await app.open(origin.url(of: "/book/42"), from: origin)
                #expect(outcome.title != nil, "\(outcome)")
                #expect("\(outcome) \(outcome.logLine)".contains("shown"))
            }
            #expect(effort.matches <= 3 && effort.links <= 3 && effort.patterns == 0)
            #expect(effort.matches > 0 && effort.links > 0)
        }
    }
#endif
