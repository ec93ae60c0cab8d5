/// The condition of a dependency or a setting in the output of `dump-package`.
struct DumpedCondition: Decodable {
    /// The platforms; all if empty or missing.
    let platformNames: [String]?
    /// The traits, one of which must be enabled; no condition if empty or missing.
    let traits: [String]?
    /// `debug` or `release`; both if missing.
    let config: String?

    /// The parts of the condition as text, such as `linux` and `trait Menu`.
    var words: [String] {
        (platformNames ?? []) + [config].compactMap { $0 } + (traits ?? []).map { "trait \($0)" }
    }
}
