/// What follows the path of a URL.
struct SiteTail: Hashable {
    var query = ""
    var fragment = ""

    var text: String {
        (query.isEmpty ? "" : "?\(query)") + (fragment.isEmpty ? "" : "#\(fragment)")
    }
}
