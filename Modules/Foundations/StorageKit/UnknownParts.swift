import Foundation

/// The parts of a JSON text that reading it as a type ignores, and that writing it again drops.
struct UnknownParts<Value: Codable> {
    private typealias Path = [any Hashable & Sendable]

    /// The place of the first one, for instance `users.Ada.cart[0].colour`; `nil` if there is none.
    private(set) var first: String?

    /// Finds them.
    /// - Parameters:
    ///   - data: The text.
    ///   - value: What it was read as.
    init(of data: Data, readAs value: Value) {
        guard let text = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
            let written = try? JSONEncoder().encode(value),
            let known = try? JSONSerialization.jsonObject(
                with: written, options: .fragmentsAllowed)
        else { return }
        // Reading may also know a key that it doesn't write again: that of an earlier version.
        for place in Self.dropped(from: text, besides: known).prefix(16)
        where Self.isIgnored(place, in: text) {
            first = Self.description(of: place)
            return
        }
    }

    /// The places that are in one JSON value and not in the other.
    private static func dropped(from old: Any, besides new: Any) -> [Path] {
        switch (old, new) {
        case (let old as [String: Any], let new as [String: Any]):
            old.sorted { $0.key < $1.key }.flatMap { key, value -> [Path] in
                guard let other = new[key] else { return value is NSNull ? [] : [[key]] }
                return dropped(from: value, besides: other).map { [key] + $0 }
            }
        case (let old as [Any], let new as [Any]):
            zip(old, new).enumerated().flatMap { index, pair in
                dropped(from: pair.0, besides: pair.1).map { [index] + $0 }
            } + (new.count..<max(old.count, new.count)).map { [$0] }
        default: []
        }
    }

    /// Whether anything may stand in a place without being read.
    private static func isIgnored(_ place: Path, in text: Any) -> Bool {
        // No type of a state reads such a value.
        let changed = replacing(place[...], in: text, by: [[["": [NSNull()]]]])
        guard let data = try? JSONSerialization.data(withJSONObject: changed) else { return false }
        return (try? JSONDecoder().decode(Value.self, from: data)) != nil
    }

    private static func replacing(_ place: Path.SubSequence, in text: Any, by other: Any) -> Any {
        guard let step = place.first else { return other }
        if var object = text as? [String: Any], let key = step as? String, let part = object[key] {
            object[key] = replacing(place.dropFirst(), in: part, by: other)
            return object
        }
        if var array = text as? [Any], let index = step as? Int, array.indices.contains(index) {
            array[index] = replacing(place.dropFirst(), in: array[index], by: other)
            return array
        }
        return text
    }

    private static func description(of place: Path) -> String {
        place.reduce(into: "") { text, step in
            if let index = step as? Int {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? "\(step)" : ".\(step)"
            }
        }
    }
}
