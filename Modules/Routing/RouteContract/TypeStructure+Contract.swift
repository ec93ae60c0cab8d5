import RouteMatching
import RoutingKit

/// How a contract compares structures.
extension TypeStructure: CustomStringConvertible {
    /// The structure as the contract writes it, in one line.
    var description: String { RouteValue(self).json }

    /// Whether a reader of this shape reads every value of the other one. Texts of a URL also read
    /// as a text, and a single one as an array; in JSON a number is no text.
    /// - Parameters:
    ///   - other: The other shape; `nil` for no value, which no reader reads.
    ///   - isText: Whether the values are texts of a URL.
    func reads(_ other: TypeStructure?, isText: Bool) -> Bool {
        switch (self, other) {
        case (.scalar(let own), .scalar(let other)?): Self.reads(own, other, isText)
        case (.array(let own), .array(let other)?): own.reads(other, isText: isText)
        case (.array(let own), .scalar?): isText && own.reads(other, isText: isText)
        case (.object(let own), .object(let other)?):
            own.allSatisfy { name, shape in
                let isOptional = name.hasSuffix("?")
                let plain = isOptional ? String(name.dropLast()) : name
                let given = other[plain] ?? (isOptional ? other[name] : nil)
                return given.map { shape.reads($0, isText: isText) } ?? isOptional
            }
        default: false
        }
    }

    private static func reads(_ own: String, _ other: String, _ isText: Bool) -> Bool {
        if own == other { return true }
        if let cases = Self.cases(of: own), let others = Self.cases(of: other) {
            return cases.isSuperset(of: others)
        }
        switch own {
        case "PathText": return isText
        // Every text but one that may contain a slash.
        case "String": return isText ? other != "PathText" : cases(of: other) != nil
        case "Double", "Float": return ["Int", "UInt", "Float", "Double"].contains(other)
        default: return false
        }
    }

    /// What a segment of a path must be to be a value of the type, as far as that is known.
    var constraint: SegmentConstraint {
        guard case .scalar(let name) = self else { return .none }
        if let cases = Self.cases(of: name) { return .oneOf(cases.sorted()) }
        let type = SegmentType(rawValue: name == "Float" ? "double" : name.asciiLowercased)
        return type.map(SegmentConstraint.type) ?? .none
    }

    /// The texts of an enumeration; `nil` for other types.
    static func cases(of type: String) -> Set<String>? {
        type.contains("|") ? Set(type.split(separator: "|").map(String.init)) : nil
    }
}
