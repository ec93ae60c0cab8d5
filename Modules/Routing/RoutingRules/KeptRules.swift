/// What an app keeps of a server's rules, so that a server that fails opens no route that it
/// closed.
public struct KeptRules: Hashable, Sendable {
    /// What a store returns if it can't read what it has kept, and never will: a damaged file, for
    /// instance. Routes that change data stay closed then, until the app accepts a document.
    public static var lost: KeptRules {
        var rules = KeptRules()
        rules.areLost = true
        return rules
    }

    var accepted: RuleDocument?
    /// Whether it has expired. It stays so after the user has set the clock back.
    var hasExpired = false
    /// The paths of the app that refused documents have switched off.
    var closed: [String] = []
    /// The highest version that was read; 0 if none was.
    var version: Int64 = 0
    /// Whether a part of the rules is lost, so that nobody knows all that the server has closed.
    var areLost = false

    public init() {}
}

extension KeptRules: Codable {
    /// Reads each part by itself: what is known to be closed stays closed beside a damaged
    /// document.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys) -> Value? {
            do {
                return try container.decodeIfPresent(Value.self, forKey: key)
            } catch {
                areLost = true
                return nil
            }
        }
        accepted = read(.accepted)
        hasExpired = read(.hasExpired) ?? false
        closed = read(.closed) ?? []
        version = read(.version) ?? 0
        areLost = read(.areLost) == true || areLost
    }
}
