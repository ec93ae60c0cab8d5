/// The canonical URLs that one request has reached: its own, and those of its redirects.
///
/// Most requests reach one, which needs no array.
struct VisitedURLs {
    /// The first one; `nil` if the request has reached none.
    private(set) var first: String?
    /// The following ones, in order.
    private(set) var redirects: [String] = []

    var last: String? { redirects.last ?? first }
    var count: Int { first == nil ? 0 : 1 + redirects.count }
    /// All of them, in order.
    var all: [String] { (first.map { [$0] } ?? []) + redirects }

    func contains(_ url: String) -> Bool { first == url || redirects.contains(url) }

    mutating func append(_ url: String) {
        if first == nil { first = url } else { redirects.append(url) }
    }

    mutating func removeLast() {
        if redirects.popLast() == nil { first = nil }
    }
}
