import Foundation
import RouteMatching
import RoutingEngine
import RoutingTestSupport
import SiteAssociation
import Testing

@Suite
@MainActor
struct `The property lists of an app and its site` {
    @Test
    func `the entitlement claims each host`() async throws {
        let router = try await Fixture().router
        let lines = router.links.associatedDomains()
        #expect(lines.contains("<string>applinks:www.moments.app</string>"))
        #expect(!lines.contains("webcredentials"))
    }

    @Test
    func `passwords of the site are shared only if asked for`() async throws {
        let router = try await Fixture().router
        let file = router.siteAssociation(of: "ABCDE12345.app", sharesCredentials: true).json
        #expect(file.contains("\"webcredentials\""))
        #expect(!router.siteAssociation(of: "ABCDE12345.app").json.contains("webcredentials"))
        #expect(try router.issues(inSiteAssociation: Data(file.utf8)).isEmpty)
        #expect(
            router.links.associatedDomains(sharesCredentials: true)
                .contains("<string>webcredentials:www.moments.app</string>"))
    }

    @Test
    func `the information property list has the app's schemes and those of other apps`()
        async throws
    {
        let router = try await Fixture().router
        let lines = router.links.informationProperties(outgoingSchemes: ["tel"])
        let list = try PropertyListSerialization.propertyList(
            from: Data("<plist version=\"1.0\"><dict>\(lines)</dict></plist>".utf8), format: nil)
        let properties = try #require(list as? [String: Any])
        let types = try #require(properties["CFBundleURLTypes"] as? [[String: [String]]])
        #expect(types.map { $0["CFBundleURLSchemes"] } == [router.links.schemes])
        #expect(properties["LSApplicationQueriesSchemes"] as? [String] == ["tel"])
    }
}
