import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The page on rules` {
    @Test func `names every rule`() throws {
        let package = try PackageFolder(around: #filePath)
        let guide = try String(
            contentsOf: package.url.appending(path: "docs/guides/boundary-rules.md"),
            encoding: .utf8)
        for requirement in BoundaryRule.requirements {
            #expect(guide.contains("\n| `\(requirement.name)` |"))
        }
    }
}
