/// What apps write themselves: lower-case the path, look it up in a dictionary, else go through
/// all patterns, split both at the slashes and compare them segment by segment.
struct UsualLoop: Contestant {
    static let title = "the usual loop"
    static let isSlow = true
    let patterns: [String]
    private let whole: [String: Int]

    init(patterns: [String]) {
        self.patterns = patterns
        whole = Dictionary(uniqueKeysWithValues: zip(patterns, patterns.indices))
    }

    func match(_ text: String) -> Int? {
        let path = text.lowercased()
        if let index = whole[path] { return index }
        for (index, pattern) in patterns.enumerated() where parameters(of: path, by: pattern) != nil
        {
            return index
        }
        return nil
    }

    private func parameters(of path: String, by pattern: String) -> [String: String]? {
        let values = path.split(separator: "/")
        let segments = pattern.split(separator: "/")
        guard values.count == segments.count else { return nil }
        var parameters: [String: String] = [:]
        for (value, segment) in zip(values, segments) {
            if segment.hasPrefix(":") {
                parameters[String(segment.dropFirst())] = String(value)
            } else if value != segment {
                return nil
            }
        }
        return parameters
    }
}
