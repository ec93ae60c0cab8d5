import Hummingbird
import HummingbirdCore

/// Hummingbird asked for a URL: its own parser, then its trie. It decodes the values of the query
/// and leaves parameters as they were sent.
struct HummingbirdURL: Contestant {
    static let title = HummingbirdTrie.title
    let trie: HummingbirdTrie
    /// Whether it reads each parameter and each item of the query.
    let readsValues: Bool

    var patterns: [String] { trie.patterns }

    func match(_ text: String) -> Int? {
        let uri = URI(text)
        guard let match = trie.trie.resolve(uri.path) else { return nil }
        if readsValues {
            for item in match.parameters { blackHole(item.value.utf8.count) }
            for item in uri.queryParameters { blackHole(item.value.utf8.count) }
        }
        return match.value
    }
}
