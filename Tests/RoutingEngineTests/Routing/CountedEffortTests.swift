#if DEBUG
    import RouteMatching
    import RoutingEngine
    import RoutingKit
    import RoutingTestSupport
    import Testing

    @Suite
    @MainActor
    struct `What a product link takes` {
        @Test(arguments: [RouteOrigin.app, .universalLink, .push])
        func `is three matches and three readings of a link at most, and of a pattern none`(
            origin: RouteOrigin
        ) async throws {
            let app = try await Fixture(tabs: ["/home", "/products"]) { router in
                router.register(
                    path: "/products", navigator: PageNavigator<NoParameters>(), access: .external)
                router.register(
                    path: "/product/:id", navigator: PageNavigator<ItemParameters>(),
                    access: .external, parent: "/products")
            }
            let effort = Effort()
            await Effort.$current.withValue(effort) {
                let outcome = await app.open(origin.url(of: "/product/42"), from: origin)
                #expect(outcome.title != nil, "\(outcome)")
                #expect("\(outcome) \(outcome.logLine)".contains("shown"))
            }
            #expect(effort.matches <= 3 && effort.links <= 3 && effort.patterns == 0)
            #expect(effort.matches > 0 && effort.links > 0)
        }
    }
#endif
