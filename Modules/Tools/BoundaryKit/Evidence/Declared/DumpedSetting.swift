/// A setting of a target in the output of `dump-package`:
/// `{"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"}`.
struct DumpedSetting: Decodable {
    private enum Key: CodingKey {
        case kind, tool, condition
    }

    /// The setting as text, such as `enableUpcomingFeature ExistentialAny`, `define MENU when
    /// debug` or `linker linkedLibrary z`.
    let words: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let tool = try container.decode(String.self, forKey: .tool)
        let kinds = try container.nestedContainer(keyedBy: DumpedKey.self, forKey: .kind)
        let kind = try kinds.onlyKey()
        // The keys of the values are their positions: `_0`, `_1`.
        let values = try kinds.decode([String: Value].self, forKey: kind)
            .sorted { $0.key < $1.key }.flatMap(\.value.words)
        let setting = ((tool == "swift" ? [] : [tool]) + [kind.stringValue] + values)
        let condition = try container.decodeIfPresent(DumpedCondition.self, forKey: .condition)
        let circumstances = condition?.words.joined(separator: ", ") ?? ""
        words =
            setting.joined(separator: " ")
            + (circumstances.isEmpty ? "" : " when \(circumstances)")
    }
}

extension DumpedSetting {
    /// A string, or a list of strings.
    private struct Value: Decodable {
        let words: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let word = try? container.decode(String.self)
            words = try word.map { [$0] } ?? container.decode([String].self)
        }
    }
}
