import DesignKit
import Foundation

/// Writes values as users read them.
enum PrototypeFormat {
    /// An amount in cents, such as `12.05 EUR`.
    static func price(_ cents: Int, currency: String = "EUR") -> String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest) \(currency)"
    }

    /// A rating as stars, such as `★★★☆☆`.
    static func stars(_ rating: Double?) -> String {
        guard let rating else { return "not rated" }
        let full = max(0, min(5, Int(rating.rounded())))
        return String(repeating: "★", count: full) + String(repeating: "☆", count: 5 - full)
    }

    /// A number of items, such as `1 item`.
    static func count(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

    /// Tags in a line, in alphabetical order.
    static func tags(_ tags: [String]) -> String {
        tags.isEmpty ? "no tags" : tags.sorted().map { "#\($0)" }.joined(separator: " ")
    }

    /// The time since a change.
    static func age(_ date: Date?, now: Date) -> String {
        date.map { RelativeDate($0, now: now).description } ?? "never"
    }

    /// The price, rating and tags of an item in a line.
    static func summary(of item: PrototypeItem) -> String {
        [price(item.price), stars(item.rating), tags(item.tags)].joined(separator: " · ")
    }
}
