import Testing

@testable import BoundaryKit

/// A rule, and what breaks it in a small app into which something is planted.
struct RuleCase: CustomTestStringConvertible {
    let rule: BoundaryRule
    /// Lines of a sketch.
    let planted: String
    /// The places and subjects of the findings.
    let expected: [String]

    /// - Parameter expected: None if the rule holds.
    init(_ rule: BoundaryRule, planting planted: String, finds expected: String...) {
        self.rule = rule
        self.planted = planted
        self.expected = expected
    }

    var testDescription: String { "\(rule.id) with \(planted)" }

    /// What the rule finds.
    var found: [String] {
        BoundaryReport(of: [rule], in: Self.app(planted)).issues.map { issue in
            "\(issue.place.map(\.shortened) ?? "nowhere") \(issue.subject)"
        }
    }

    /// A small app, with whatever is planted in it.
    static func app(_ planted: String = "") -> ModuleGraph {
        .sketch(
            """
            Apps/App: Moments, Shop, Kit
            Features/Moments: Kit, Log
            Features/Shop: Kit
            Foundations/Kit: import Foundation
            Foundations/Log: import Foundation
            Tests/ShopTests: @testable import Shop, declare Shop
            \(planted)
            """,
            products: [Product(name: "app", modules: ["App"])])
    }
}

extension SourcePlace {
    /// The file's name and the line.
    fileprivate var shortened: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
