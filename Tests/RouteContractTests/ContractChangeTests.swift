import RoutingKit
import Testing

@testable import RouteContract

@Suite struct `A change of a contract` {
    static let rows =
        ChangeRow.routes + ChangeRow.checks + ChangeRow.parameters + ChangeRow.values
        + ChangeRow.names

    @Test(arguments: rows)
    func `has a kind, and affects those who rely on it`(row: ChangeRow) throws {
        let changes = row.new.changes(from: row.old)
        #expect(Set(changes.map(\.kind)) == row.alongside.union([row.kind]))
        let change = try #require(changes.first { $0.kind == row.kind })
        #expect(change.affected == row.affected)
        #expect(!change.detail.isEmpty)
    }

    @Test(arguments: ContractChange.Kind.allCases)
    func `has a row in the guide`(kind: ContractChange.Kind) {
        #expect(Self.rows.contains { $0.kind == kind }, "\(kind)")
    }

    @Test func `is none where nothing changes`() {
        for row in Self.rows {
            #expect(row.old.changes(from: row.old).isEmpty)
            #expect(row.new.changes(from: row.new).isEmpty)
        }
    }

    @Test func `affects only the links that give what isn't taken any more`() throws {
        let row = try #require(Self.rows.first { $0.kind == .parameterNarrowed })
        var old = row.old
        old.features[0].links = [
            ContractLink(
                name: "ProductLink", path: "/product/:id",
                parameters: [.init("id", "Int"), .init("size", "Int")], opens: "/product/:id")
        ]
        let change = try #require(row.new.changes(from: old).first)
        #expect(change.affected.first == .links(feature: "Moments"))
    }

    @Test func `affects a link that reaches the route through a redirect`() throws {
        let (product, old) = (
            ContractRoute.sample("/product/:id"),
            ContractRoute.redirect("/p/:id", to: "/product/:id")
        )
        let changes = RouteContract.linked([old], opening: old)
            .changes(from: .linked([product, old], opening: old))
        let removed = try #require(changes.first { $0.kind == .routeRemoved })
        #expect(removed.affected == .everyone)
    }

    @Test(arguments: [
        ("/moments/:id", "String", "/moments/new", true),
        // The route refused such a URL before.
        ("/product/:id", "Int", "/product/new", false),
        ("/product/:id", "Int", "/product/:id(int)", true),
        ("/files/**path", "String", "/files/readme", true),
        ("/:tab/new", "String", "/moments/:id", true),
        ("/moments/:id", "String", "/:tab/new", false),
        ("/moments/:id", "String", "/shop/new", false),
    ])
    func `is a new path only if it takes URLs that opened an older route`(
        path: String, type: String, added: String, isTaken: Bool
    ) {
        var route = ContractRoute.sample(path)
        route.parameters = [ContractParameter("id", .scalar(type))]
        let old = RouteContract(routes: [route])
        let new = RouteContract(routes: [
            route, ContractRoute(added, navigator: "OtherNavigator"),
        ])
        let kinds = new.changes(from: old).map(\.kind)
        #expect(kinds.contains(.urlsTaken) == isTaken, "\(kinds)")
    }

    @Test func `is breaking first`() {
        let (left, right) = (ContractRoute("/a"), ContractRoute("/b"))
        let changes = RouteContract(routes: [right]).changes(from: RouteContract(routes: [left]))
        #expect(changes.map(\.kind) == [.routeRemoved, .routeAdded])
        #expect(changes[0].description == "route-removed of /a: no route has this path any more")
    }
}
