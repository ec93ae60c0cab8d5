import Foundation
import Testing

@testable import BoundaryKit

/// A rule, and what breaks it in a small app into which something is planted.
struct RuleCase: CustomTestStringConvertible {
    /// The rule in JSON, from the value of its first key on and without its reason.
    let json: String
    /// Lines of a sketch.
    let planted: String
    /// The places and subjects of the findings.
    let expected: [String]

    /// - Parameter expected: None if the rule holds.
    init(_ json: String, planting planted: String, finds expected: String...) {
        self.json = json
        self.planted = planted
        self.expected = expected
    }

    var testDescription: String { "\(json) with \(planted)" }

    /// What the rule finds.
    var found: [String] {
        get throws {
            let text = "[{ \"rule\": \(json), \"because\": \"-\" }]"
            let rules = try RuleFile.rules(from: Data(text.utf8))
            return BoundaryReport(of: rules, in: Self.app(planted)).issues.map { issue in
                let isInFile = issue.place?.file != RuleFile.name
                let place = isInFile ? issue.place?.shortened ?? "nowhere" : "nowhere"
                return "\(place) \(issue.subject)"
            }
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
