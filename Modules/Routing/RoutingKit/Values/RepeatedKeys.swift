package import Foundation

/// The keys that an object of a JSON document holds more than once. Readers of JSON disagree about
/// which one counts, and Foundation drops the others silently.
package struct RepeatedKeys {
    /// The place of each one, for instance `rules[1].enabled`.
    package private(set) var places: [String] = []
    private let bytes: [UInt8]
    private var index = 0
    /// The containers around the current byte, the outermost first.
    private var containers: [Container] = []

    private struct Container {
        /// The place of the object or array.
        let place: String
        let isArray: Bool
        /// The keys of the object so far.
        var keys: Set<String> = []
        /// The current key, while its value is read.
        var key: String?
        /// The number of elements of the array so far.
        var count = 0

        /// The place of the current value.
        var current: String {
            if isArray { return "\(place)[\(count)]" }
            return place.isEmpty ? key ?? "" : "\(place).\(key ?? "")"
        }
    }

    /// Finds the repeated keys.
    /// - Parameter data: JSON in UTF-8 that is known to be well-formed.
    package init(in data: Data) {
        bytes = Array(data)
        while index < bytes.count {
            readToken()
        }
    }

    private mutating func readToken() {
        let byte = bytes[index]
        let start = index
        index += 1
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            containers.append(
                Container(
                    place: containers.last?.current ?? "", isArray: byte == UInt8(ascii: "[")))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = containers.popLast()
        case UInt8(ascii: ","):
            guard let last = containers.indices.last else { return }
            containers[last].key = nil
            containers[last].count += 1
        case UInt8(ascii: "\""):
            skipText()
            readKey(bytes[start..<index])
        default: break
        }
    }

    /// Moves past the text whose first quotation mark has been read.
    private mutating func skipText() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
    }

    /// Treats a text as a key if an object expects one.
    private mutating func readKey(_ text: ArraySlice<UInt8>) {
        guard let last = containers.indices.last, !containers[last].isArray,
            containers[last].key == nil
        else { return }
        let plain = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
        let key = (try? JSONDecoder().decode(String.self, from: Data(text))) ?? plain
        containers[last].key = key
        // In place: a copy of the keys for each key would take a time of their square.
        if !containers[last].keys.insert(key).inserted { places.append(containers[last].current) }
    }
}
