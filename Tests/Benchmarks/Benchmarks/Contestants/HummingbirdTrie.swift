// The trie is what `Router` compiles its routes into. Its `resolve` is public, and so is its
// builder for those who ask for it by `@_spi`: a path is resolved without a server around it.
@_spi(Internal) import Hummingbird

/// Hummingbird's router, asked for a path. It compares case-sensitively, which is its default.
struct HummingbirdTrie: Contestant {
    static let title = "Hummingbird"
    let patterns: [String]
    let trie: RouterTrie<Int>

    init(patterns: [String]) {
        let builder = RouterPathTrieBuilder<Int>()
        for (index, pattern) in patterns.enumerated() {
            builder.addEntry(RouterPath(pattern), value: index)
        }
        trie = RouterTrie(base: builder)
        self.patterns = patterns
    }

    func match(_ text: String) -> Int? { trie.resolve(text)?.value }
}
