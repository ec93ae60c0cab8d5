import RoutingKit

/// A parameter that a route takes, or that a link gives.
struct ContractParameter: Hashable, Sendable {
    var name: String
    var type: ValueShape
    /// Whether a request without it is refused.
    var isRequired: Bool
    /// Whether it is passed beside the URL.
    var isPayload: Bool
    /// Whether only the Navigator sees its value.
    var isPrivate: Bool

    init(
        _ name: String, _ type: ValueShape = "String", isRequired: Bool = true,
        isPayload: Bool = false, isPrivate: Bool = false
    ) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
        self.isPayload = isPayload
        self.isPrivate = isPrivate
    }

    init(_ parameter: RouteParameter, type: ValueShape) {
        self.init(
            parameter.name, type, isRequired: parameter.isRequired,
            isPayload: parameter.isPayload, isPrivate: parameter.isPrivate)
    }
}

extension ContractParameter: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, type
        case isRequired = "required"
        case isPayload = "payload"
        case isPrivate = "private"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func flag(_ key: CodingKeys) throws -> Bool {
            try container.decodeIfPresent(Bool.self, forKey: key) ?? false
        }
        self.init(
            try container.decode(String.self, forKey: .name),
            try container.decode(ValueShape.self, forKey: .type),
            isRequired: try flag(.isRequired), isPayload: try flag(.isPayload),
            isPrivate: try flag(.isPrivate))
    }

    /// Writes only what is true.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(type, forKey: .type)
        let flags: [(Bool, CodingKeys)] = [
            (isRequired, .isRequired), (isPayload, .isPayload), (isPrivate, .isPrivate),
        ]
        for (flag, key) in flags where flag { try container.encode(true, forKey: key) }
    }
}
