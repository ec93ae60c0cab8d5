/// A value in JSON.
enum JSON: Decodable, Hashable {
    case null, flag(Bool), number(Double), text(String), list([JSON]), object([String: JSON])

    static let warningsAsErrors = JSON.object([
        "tool": .text("swift"),
        "kind": .object(["treatAllWarnings": .object(["_0": .text("error")])]),
    ])

    /// A dependency on a target without a condition.
    static func dependency(_ name: String) -> JSON {
        .object(["byName": .list([.text(name), .null])])
    }

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        self =
            if value.decodeNil() {
                .null
            } else if let flag = try? value.decode(Bool.self) {
                .flag(flag)
            } else if let number = try? value.decode(Double.self) {
                .number(number)
            } else if let text = try? value.decode(String.self) {
                .text(text)
            } else if let list = try? value.decode([JSON].self) {
                .list(list)
            } else {
                .object(try value.decode([String: JSON].self))
            }
    }
}
