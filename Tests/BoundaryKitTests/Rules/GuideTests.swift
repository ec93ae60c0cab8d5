import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The guide to boundaries` {
    @Test func `names every rule`() throws {
        let package = try PackageFolder(around: #filePath)
        let guide = try String(
            contentsOf: package.url.appending(path: "docs/guides/boundaries.md"), encoding: .utf8)
        for requirement in BoundaryRule.requirements {
            #expect(guide.contains("\n| `\(requirement.name)` |"))
        }
    }
}
