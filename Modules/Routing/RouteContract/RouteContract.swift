public import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit

/// What an app's features, links in the world and saved states rely on: every route and every link.
///
/// An app commits the text of its contract, and ``ContractCheck`` compares it with that of the
/// running app. It has no line numbers, so unrelated edits don't change it.
public struct RouteContract: Hashable, Sendable, Codable {
    var version = AppVersion(1)
    var hosts: [String] = [], schemes: [String] = []
    var routes: [ContractRoute] = []
    var features: [ContractFeature] = []
}

extension RouteContract {
    /// - Throws: `DecodingError` for a text that is no contract, or has a path that can't be read
    ///   or is that of an earlier route.
    public init(_ json: Data) throws {
        if let (place, problem) = JSONValue.read(json, upTo: 1 << 24).problems.first {
            throw DecodingError.document(problem, at: place)
        }
        self = try JSONDecoder().decode(Self.self, from: json)
        var known: Set<RoutePattern> = []
        for (index, route) in routes.enumerated() {
            var problem = "an earlier route has this path; remove one of them"
            do throws(PatternError) {
                if known.insert(try RoutePattern(route.path).identity).inserted { continue }
            } catch {
                problem = "\(error)"
            }
            throw DecodingError.document(problem, at: "routes[\(index)].path")
        }
    }

    /// The text of the contract, with sorted keys and a line for each fact.
    public var json: String { fileText }
}

struct ContractRoute: Hashable, Sendable, Codable {
    enum Origin: String, Codable, CaseIterable {
        case universalLink = "universal-link"
        case customScheme = "custom-scheme"
        case push

        /// The access that lets it open a route, and what a report calls it.
        var meaning: (access: Access, plural: String) {
            switch self {
            case .universalLink: (.universalLinks, "universal links in the world")
            case .customScheme: (.customSchemes, "links of custom schemes")
            case .push: (.pushes, "push notifications")
            }
        }
    }

    let path: String
    var module = ""
    var navigator = ""
    /// The target of a redirect; `nil` if a Navigator answers.
    var redirect: String?
    var access: [Origin] = []
    var builds = BuildTarget.allCases
    var requires: [String] = []
    var effect = RouteEffect.reads
    /// Whether it performs an action and never shows a screen.
    var action = false
    /// How its screen appears, unless a request chooses; `nil` for a page.
    var presented: RoutePresentation?
    /// `values` if it offers a value that changes.
    var kind: String?
    /// Whether the user is asked first when a link from outside would change data.
    var asksFirst = false
    var parameters: [ContractParameter] = []
    /// The value of its action, or the result of its screen; `nil` if there is none.
    var value: TypeStructure?
}

/// A parameter that a route takes. A flag that is `false` isn't written.
struct ContractParameter: Hashable, Sendable, Codable {
    var name: String
    var type = TypeStructure.scalar("String")
    /// Whether a request without it is refused.
    var required: Bool?
    /// Whether it is passed beside the URL.
    var payload: Bool?
    /// Whether only the Navigator sees its value.
    var `private`: Bool?
}

/// A feature, with the links that its screens open.
struct ContractFeature: Hashable, Codable, Sendable {
    struct Link: Hashable, Codable, Sendable {
        let name: String
        let path: String
        /// The path of the route that answers it; `nil` if there is none.
        var opens: String?
    }

    let name: String
    var links: [Link]
}
