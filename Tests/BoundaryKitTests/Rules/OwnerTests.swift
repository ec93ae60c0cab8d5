import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `The owners of modules` {
    @Test(arguments: [
        ("/Modules/Shop/ @shop", "Modules/Shop", ["@shop"]),
        ("/Modules/Shop @shop", "Modules/Shop", ["@shop"]),
        ("Modules/Shop/ @shop @app", "Modules/Shop/Cart", ["@shop", "@app"]),
        ("/Modules/*/ @all", "Modules/Shop", ["@all"]),
        ("/Modules/** @all", "Modules/Shop", ["@all"]),
        ("Shop/ @shop", "Modules/Shop", ["@shop"]),
        ("* @all", "Modules/Shop", ["@all"]), ("*.swift @all", "Modules/Shop", ["@all"]),
        ("* @all\n/Modules/Shop/ @shop", "Modules/Shop", ["@shop"]),
        ("/Modules/Shop/ @shop\n* @all", "Modules/Shop", ["@all"]),
        ("/Modules/Shop/ @shop # who sells", "Modules/Shop", ["@shop"]),
        // A line without owners takes them away.
        ("* @all\n/Modules/Shop/", "Modules/Shop", []),
        ("# /Modules/Shop/ @shop", "Modules/Shop", []),
        ("/Shop/ @shop", "Modules/Shop", []),
        ("/Modules/Sho @shop", "Modules/Shop", []),
        ("/Modules/* @files", "Modules/Shop", []),
        ("*.md @writers", "Modules/Shop", []),
    ])
    func `are those of the last line that matches`(
        text: String, folder: String, owners: [String]
    ) {
        #expect(CodeOwners(text).owners(of: folder) == owners)
    }

    @Test func `are found in the repository around a package`() throws {
        let fixture = try FixturePackage(containing: [
            "App/Package.swift": "", ".github/CODEOWNERS": "/App/Sources/ @app", ".git/HEAD": "",
        ])
        let package = try PackageFolder(at: fixture.url.appending(path: "App"))
        #expect(package.owners?.owners(of: "Sources/Shop") == ["@app"])
        #expect(package.owners?.owners(of: "Tests/Shop") == [])
    }

    @Test func `are required by a rule`() {
        let graph = RuleCase.app().owned(by: CodeOwners("/Features/Shop/ @shop"))
        let rule = BoundaryRule.everyModuleHasOwner("path:Features/*", because: "-")
        let issues = BoundaryReport(of: [rule], in: graph).issues
        #expect(issues.map(\.sentence) == ["Moments has no owner"])
        #expect(
            issues.map(\.evidence) == [["no line of CODEOWNERS names an owner of Features/Moments"]]
        )
        let all = graph.owned(by: CodeOwners("* @all"))
        #expect(BoundaryReport(of: [rule], in: all).issues.isEmpty)
    }

    @Test func `are named on both sides of a finding`() throws {
        let text = "/Features/Shop/ @shop\n/Features/Moments/ @moments @app"
        let graph = RuleCase.app("Features/Sale: import Shop").owned(by: CodeOwners(text))
        let rule = BoundaryRule.forbidden(from: "App", to: "Shop", because: "-")
        let shop = try #require(BoundaryReport(of: [rule], in: graph).issues.first)
        #expect(shop.owners == ["Shop: @shop"])
        let other = BoundaryRule.forbidden(from: "Moments", to: "Kit", because: "-")
        let kit = try #require(BoundaryReport(of: [other], in: graph).issues.first)
        #expect(kit.owners == ["Moments: @moments @app"])
        let both = graph.owned(by: CodeOwners("/Features/ @f\n/Foundations/ @k"))
        let issue = try #require(BoundaryReport(of: [other], in: both).issues.first)
        #expect(issue.message.contains("\n  owners: Moments: @f; Kit: @k\n  fix: "))
    }
}
