/// When a dependency or a setting holds, in what `dump-package` prints.
struct DumpedCondition: Decodable {
    /// The platforms; all if empty or missing.
    let platformNames: [String]?
    /// The traits of which one must be enabled; none need be if empty or missing.
    let traits: [String]?
    /// `debug` or `release`; both if missing.
    let config: String?

    /// The condition in words, such as `linux` and `trait Menu`.
    var words: [String] {
        (platformNames ?? []) + [config].compactMap { $0 } + (traits ?? []).map { "trait \($0)" }
    }
}
