import Foundation

/// The keys that an object of a JSON document holds more than once. Readers of JSON disagree about
/// which one counts, and Foundation drops the others silently.
struct RepeatedKeys {
    /// The place of each one, for instance `rules[1].enabled`.
    private(set) var places: [String] = []
    private let bytes: [UInt8]
    private var index = 0
    /// The containers around the current byte, the outermost first.
    private var containers: [Container] = []

    private enum Container {
        /// An object, with the keys so far, and the current one while its value is read.
        case object(at: String, keys: Set<String>, current: String?)
        /// An array, with the number of elements so far.
        case array(at: String, count: Int)

        /// The place of the current value.
        var place: String {
            switch self {
            case .object(let place, _, let key):
                place.isEmpty ? key ?? "" : "\(place).\(key ?? "")"
            case .array(let place, let count): "\(place)[\(count)]"
            }
        }
    }

    /// Finds the repeated keys.
    /// - Parameter data: JSON in UTF-8 that is known to be well-formed.
    init(in data: Data) {
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
        case UInt8(ascii: "{"):
            let place = containers.last?.place ?? ""
            containers.append(.object(at: place, keys: [], current: nil))
        case UInt8(ascii: "["):
            containers.append(.array(at: containers.last?.place ?? "", count: 0))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = containers.popLast()
        case UInt8(ascii: ","): beginNext()
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

    private mutating func beginNext() {
        switch containers.popLast() {
        case .object(let place, let keys, _):
            containers.append(.object(at: place, keys: keys, current: nil))
        case .array(let place, let count): containers.append(.array(at: place, count: count + 1))
        case nil: break
        }
    }

    /// Treats a text as a key if an object expects one.
    private mutating func readKey(_ text: ArraySlice<UInt8>) {
        guard case .object(let place, var keys, nil) = containers.last else { return }
        let plain = String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
        let key = (try? JSONDecoder().decode(String.self, from: Data(text))) ?? plain
        let isNew = keys.insert(key).inserted
        containers[containers.count - 1] = .object(at: place, keys: keys, current: key)
        if !isNew, let container = containers.last { places.append(container.place) }
    }
}
