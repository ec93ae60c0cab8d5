import Foundation
import Testing

@testable import SiteAssociation

@Suite
struct `A component of an association file` {
    @Test(arguments: [
        (#""/": "/Cart""#, "/Cart", true), (#""/": "/Cart""#, "/cart", false),
        (#""/": "/Cart", "caseSensitive": false"#, "/cARt", true),
        (#""?": {"Id": "A?"}, "caseSensitive": false"#, "/cart?id=ab", true),
        (#""?": {"id": "4?"}"#, "/cart?id=42", true), (#""?": {"id": "4?"}"#, "/cart?id=4", false),
        (#""?": {"id": "?*"}"#, "/cart?id", false), (#""?": {"id": "*"}"#, "/cart?id", true),
        (#""/": "/$(alnum)""#, "/a", true), (#""/": "/$(alnum)""#, "/5", true),
        (#""/": "/$(alnum)""#, "/-", false), (#""/": "/$(alnum)""#, "/é", false),
        (#""/": "/$(alpha)""#, "/5", false), (#""/": "/$(xdigit)""#, "/g", false),
    ])
    func `matches as the system reads it`(component: String, url: String, isMatch: Bool) throws {
        let json = """
            {"applinks": {"details": [
            {"appIDs": ["ABCDE12345.app"], "components": [{\(component)}]}]}}
            """
        let file = try SiteAssociationReader(Data(json.utf8), appID: nil)
        let placed = try #require(file.components.first)
        let matcher = try #require(SiteMatcher(placed, variables: file.variables))
        let parts = url.split(separator: "?").map(String.init)
        let tail = SiteTail(query: parts.dropFirst().joined())
        #expect((matcher.matches(path: parts[0]) && matcher.matches(tail)) == isMatch)
    }
}
