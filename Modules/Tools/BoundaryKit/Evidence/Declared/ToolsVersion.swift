/// A version of Swift's tools, such as 6.2.
struct ToolsVersion: Comparable {
    /// Its numbers, from the major one; at most three.
    let parts: [Int]

    /// The version of a manifest that declares none.
    static let first = ToolsVersion(parts: [3, 1])

    init(parts: [Int]) {
        self.parts = parts
    }

    /// Reads a version; `nil` if the text isn't one to three numbers that are separated by periods.
    init?(_ text: Substring) {
        let texts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = texts.compactMap { Int($0) }
        guard numbers.count == texts.count, (1...3).contains(numbers.count) else { return nil }
        parts = numbers
    }

    /// Reads the version that a manifest declares in `// swift-tools-version: 6.2`.
    init?(declaredIn manifest: String) {
        let declaration = /\/\/\s*swift-tools-version\s*:\s*([0-9.]+)/.ignoresCase()
        guard let version = manifest.firstMatch(of: declaration)?.1 else { return nil }
        self.init(version)
    }

    static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
        left.padded.lexicographicallyPrecedes(right.padded)
    }

    static func == (left: ToolsVersion, right: ToolsVersion) -> Bool { left.padded == right.padded }

    private var padded: [Int] { parts + Array(repeating: 0, count: 3 - parts.count) }
}
