import struct Foundation.URL
import struct Foundation.UUID

/// The type of a single value, by its name.
struct ScalarType: Equatable {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    /// The texts of an enumeration; `nil` for other types.
    var cases: Set<String>? {
        name.contains("|") ? Set(name.split(separator: "|").map(String.init)) : nil
    }

    /// Whether each text that reads as a value of another type reads as one of this type, too.
    func accepts(_ other: ScalarType) -> Bool {
        if self == other { return true }
        if let cases, let others = other.cases { return cases.isSuperset(of: others) }
        switch name {
        case "PathText": return true
        // Every text but one that may contain a slash.
        case "String": return other.name != "PathText"
        case "Double", "Float": return ["Int", "UInt", "Float", "Double"].contains(other.name)
        case "Int": return other.name == "UInt"
        default: return false
        }
    }

    /// Whether a text is a value, as far as the name of the type tells.
    func reads(_ text: String) -> Bool {
        if let cases { return cases.contains(text) }
        return switch name {
        case "Int": Int(text) != nil
        case "UInt": UInt(text) != nil
        case "Double", "Float": Double(text) != nil
        case "Bool": Bool(text) != nil
        case "UUID": UUID(uuidString: text) != nil
        case "URL": URL(string: text)?.scheme != nil
        default: true
        }
    }
}
