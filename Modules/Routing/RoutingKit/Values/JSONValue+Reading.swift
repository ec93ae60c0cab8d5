package import Foundation

extension JSONValue {
    /// - Parameter limit: The largest size in bytes.
    /// - Returns: The value, `nil` if it isn't JSON, and what is wrong: the place of each part,
    ///   such as `rules[1].enabled`, empty for the whole document, and the end of a sentence.
    package static func read(
        _ data: Data, upTo limit: Int
    ) -> (value: JSONValue?, problems: [(place: String, problem: String)]) {
        if data.count > limit { return (nil, [("", "it is larger than \(limit) bytes")]) }
        // Foundation reads UTF-16, too, in which every structural character has a zero byte.
        guard !data.contains(0), let value = try? JSONDecoder().decode(JSONValue.self, from: data)
        else { return (nil, [("", "it is not JSON in UTF-8")]) }
        var keys = RepeatedKeys(bytes: Array(data))
        keys.skipValue(at: "")
        let problem = "it is there twice, and readers of JSON disagree which counts"
        return (value, keys.places.map { ($0, problem) })
    }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }
    package var object: [String: JSONValue]? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The values in an array or an object, each with its place. Those of an array have no name.
    /// - Parameter place: That of the array or the object.
    package func parts(
        at place: String
    ) -> [(place: String, name: String?, value: JSONValue)] {
        if let array { return array.enumerated().map { ("\(place)[\($0)]", nil, $1) } }
        return (object ?? [:]).sorted { $0.key < $1.key }.map { name, value in
            (place.field(name), name, value)
        }
    }

    package var phrase: String {
        switch self {
        case .text(let text): "'\(text.shortened)'"
        case .array: "an array"
        case .object: "an object"
        default: RouteValue(self).json
        }
    }
}

/// Finds the keys that an object has more than once: Foundation silently drops all but one.
private struct RepeatedKeys {
    let bytes: [UInt8]
    fileprivate var places: [String] = []
    fileprivate var index = 0

    mutating func skipValue(at place: String) {
        switch next {
        case UInt8(ascii: "{"):
            var keys: Set<String> = []
            index += 1
            while next == UInt8(ascii: "\"") {
                let start = index
                skipText()
                let text = Data(bytes[start..<index])
                let key = (try? JSONDecoder().decode(String.self, from: text)) ?? ""
                let path = place.field(key)
                if !keys.insert(key).inserted { places.append(path) }
                skipValue(at: path)
            }
            index += 1
        case UInt8(ascii: "["):
            var count = 0
            index += 1
            while let byte = next, byte != UInt8(ascii: "]") {
                skipValue(at: "\(place)[\(count)]")
                count += 1
            }
            index += 1
        case UInt8(ascii: "\""): skipText()
        default: index = bytes[index...].firstIndex { ",]}".utf8.contains($0) } ?? bytes.count
        }
    }

    /// The first byte of the next token, after blanks, commas and colons.
    private var next: UInt8? {
        mutating get {
            while index < bytes.count, " \t\r\n,:".utf8.contains(bytes[index]) { index += 1 }
            return index < bytes.count ? bytes[index] : nil
        }
    }

    private mutating func skipText() {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
    }
}
