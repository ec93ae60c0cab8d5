import Testing

@testable import BoundaryKit

@Suite struct `The name of a rule` {
    @Test(arguments: [
        (BoundaryRule.independent("path:Modules/Features/*", because: "-"), "features-independent"),
        (
            .modules("RoutingKit", mayDependOnlyOn: .nothing, because: "-"),
            "routing-kit-may-depend-only-on"
        ),
        (.forbidden(from: "*Kit", to: "external:UIKit", because: "-"), "kit-forbidden"),
        (.layers(["App", "path:Features/*"], because: "-"), "layers"),
        (.noUndeclared(because: "-"), "no-undeclared"),
        (.noUnused(in: ["URLKit", "Shop"], because: "-"), "url-kit-shop-no-unused"),
        (.protected("kind:macro", importers: "App", because: "-"), "macro-protected"),
        (.acyclic(because: "-").named("no-circles"), "no-circles"),
    ])
    func `says what it speaks of, and what it says`(rule: BoundaryRule, name: String) {
        #expect(rule.id == name)
    }
}
