import Foundation

@testable import RoutingKit

struct SearchLink: LinkTemplate {
    static let path = "/search"
    let q: String?
}

struct OptionalPathLink: LinkTemplate {
    static let path = "/optional/:id"
    let id: Int?
}

struct ListLink: LinkTemplate {
    static let path = "/list"
    let tags: [String]
}

struct NumberLink: LinkTemplate {
    static let path = "/number"
    let value: Double
}

struct NumbersLink: LinkTemplate, Equatable {
    static let path = "/numbers"
    let values: [Int]
}

struct SimpleTypesLink: LinkTemplate, Equatable {
    static let path = "/types/:flag"
    let flag: Bool
    let count: Int
    let price: Double
    let kind: Kind
    let id: UUID
    let url: URL
}

enum Kind: String, Codable, CaseIterable, Sendable {
    case url = "URL"
    case photos = "PHOTOS"
}

struct EmptySegmentLink: LinkTemplate {
    static let path = "/shop//a"
}

struct CaseLink: LinkTemplate {
    static let path = "/Users/:userid"
    let userID: String
    let page: Int
}
