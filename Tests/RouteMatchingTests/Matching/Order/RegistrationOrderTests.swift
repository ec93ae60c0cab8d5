import RoutingTestSupport
import Testing

@testable import RouteMatching

@Suite(.longComputation)
struct `The order of registration` {
    @Test
    func `all orders of six modules make one table`() throws {
        let modules = [
            ["/moments/:id", "/moments/share"], ["/product/:id(int)", "/product/:id(sku)"],
            ["/chat/:userID?", "/chat/:userID/:message(uint)"],
            ["/:page(help|terms)", "/:page(word)"], ["/**", "/files/**path"],
            ["/", "/PRODUCT/:id"],
        ]
        let descriptions = try Set(
            ProofSize.cases(of: modules.permutations)
                .map { try RouteTable(texts: $0.flatMap(\.self)).description })
        #expect(
            descriptions == [
                """
                /moments/share
                /product/:id(int)
                /product/:id(sku)
                /chat/:userID/:message(uint)
                /chat/:userID?
                /moments/:id
                /PRODUCT/:id
                /files/**path
                /:page(help|terms)
                /:page(word)
                /**
                /
                """
            ])
    }

    @Test
    func `what is refused is refused in every order`() throws {
        let texts = ["/a/:x", "/a/:y", "/on/:v(bool)", "/on/true", "/ON/false"]
        for order in texts.permutations {
            let error = #expect(throws: RouteTableError.self) { try RouteTable(texts: order) }
            let sentences = error?.issues.map { problem in
                switch problem {
                case .tie(let tied, let path): "\(tied.map { order[$0] }.sorted()) \(path)"
                case .unreachable(let a, let b, let path): "\(order[a]) \(order[b]) \(path)"
                default: "\(problem)"
                }
            }
            #expect(sentences == [#"["/a/:x", "/a/:y"] /a/x"#, "/on/:v(bool) /on/true /on/true"])
        }
    }
}
