import Foundation

/// A line in the output of `bazel query --output=streamed_jsonproto`: a target in the format of
/// Bazel's `build.proto`.
struct BazelTarget: Decodable {
    /// The rule that declares it; `nil` for files.
    let rule: BazelRule?
}

/// A rule of Bazel, such as `swift_library`.
struct BazelRule: Decodable {
    private enum CodingKeys: CodingKey {
        case name, ruleClass, location, attribute
    }

    private struct Attribute: Decodable {
        let name: String
        let stringValue: String?
        let stringListValue: [String]?
        let booleanValue: Bool?
    }

    /// Its label, such as `//Shop:Cart`.
    let label: BazelLabel
    /// The kind of rule.
    let kind: String
    /// The absolute path of its file with line and column, such as `/work/Shop/BUILD.bazel:3:14`;
    /// Bazel leaves it out if asked to.
    let location: String?
    /// Whether only tests can depend on it.
    let isForTests: Bool
    private let texts: [String: String]
    private let lists: [String: [String]]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = BazelLabel(try container.decode(String.self, forKey: .name))
        kind = try container.decode(String.self, forKey: .ruleClass)
        location = try container.decodeIfPresent(String.self, forKey: .location)
        let attributes =
            try container.decodeIfPresent([Attribute].self, forKey: .attribute) ?? []
        isForTests = attributes.contains { $0.name == "testonly" && $0.booleanValue == true }
        texts = Dictionary(
            attributes.compactMap { attribute in
                attribute.stringValue.map { (attribute.name, $0) }
            }, uniquingKeysWith: { one, _ in one })
        lists = Dictionary(
            attributes.compactMap { attribute in
                attribute.stringListValue.map { (attribute.name, $0) }
            }, uniquingKeysWith: { one, _ in one })
    }

    /// The value of an attribute; `nil` if it is missing or empty.
    func text(_ attribute: String) -> String? {
        texts[attribute].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The labels in an attribute.
    func labels(_ attribute: String) -> [BazelLabel] {
        (lists[attribute] ?? text(attribute).map { [$0] } ?? []).map { BazelLabel($0) }
    }
}
