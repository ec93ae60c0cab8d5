import RoutingKit

/// A route, as others see it.
struct ContractRoute: Hashable, Sendable {
    let path: String
    let module: String
    let navigator: String
    /// The target of a redirect; `nil` if a Navigator answers.
    var redirect: String?
    var access = Access.closed
    var builds = Set<BuildTarget>.all
    var requirements: Set<String> = []
    var effect = RouteEffect.reads
    /// Whether it performs an action and never shows a screen.
    var isAction = false
    /// Whether it offers a value that changes.
    var offersValues = false
    /// Whether the user is asked first when a link from outside would change data.
    var asksFirst = false
    var parent: String?
    var parameters: [ContractParameter] = []
    /// The value of its action, or the result of its screen; `nil` if there is none.
    var value: ValueShape?

    init(
        _ path: String, module: String = "Shop", navigator: String = "ProductNavigator",
        redirect: String? = nil
    ) {
        self.path = path
        self.module = module
        self.navigator = navigator
        self.redirect = redirect
    }
}

extension ContractRoute: Codable {
    private enum CodingKeys: String, CodingKey {
        case path, module, navigator, kind, redirect, access, builds, effect, action, asksFirst,
            parent
        case parameters, value, requires
    }

    /// The kind of a route that offers values.
    private static let values = "values"

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(String.self, forKey: .path),
            module: try container.decode(String.self, forKey: .module),
            navigator: try container.decode(String.self, forKey: .navigator),
            redirect: try container.decodeIfPresent(String.self, forKey: .redirect))
        for origin in try container.decode([AccessName].self, forKey: .access) {
            access.formUnion(origin.access)
        }
        builds = try container.decode(Set<BuildTarget>.self, forKey: .builds)
        requirements = try container.decode(Set<String>.self, forKey: .requires)
        effect = try container.decode(RouteEffect.self, forKey: .effect)
        isAction = try container.decode(Bool.self, forKey: .action)
        offersValues = try container.decodeIfPresent(String.self, forKey: .kind) == Self.values
        asksFirst = try container.decode(Bool.self, forKey: .asksFirst)
        parent = try container.decodeIfPresent(String.self, forKey: .parent)
        parameters = try container.decode([ContractParameter].self, forKey: .parameters)
        value = try container.decodeIfPresent(ValueShape.self, forKey: .value)
    }

    /// Writes sets in a certain order.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encode(module, forKey: .module)
        try container.encode(navigator, forKey: .navigator)
        try container.encodeIfPresent(redirect, forKey: .redirect)
        try container.encode(
            AccessName.allCases.filter { access.contains($0.access) }, forKey: .access)
        try container.encode(BuildTarget.allCases.filter(builds.contains), forKey: .builds)
        try container.encode(requirements.sorted(), forKey: .requires)
        try container.encode(effect, forKey: .effect)
        try container.encode(isAction, forKey: .action)
        if offersValues { try container.encode(Self.values, forKey: .kind) }
        try container.encode(asksFirst, forKey: .asksFirst)
        try container.encodeIfPresent(parent, forKey: .parent)
        try container.encode(parameters, forKey: .parameters)
        try container.encodeIfPresent(value, forKey: .value)
    }
}
