import RouteSets

/// Patterns that differ in a text beside a parameter, in what they enumerate or in how they end, with
/// paths and the patterns that answer them by the guide.
struct SimilarPatterns {
    let routes: RouteSet
    let answers: [(path: String, winner: String?)]

    private init(
        _ title: String, _ count: Int, answers: [(path: String, winner: String?)],
        patterns: (Int) -> [String]
    ) {
        routes = RouteSet(title: title, patterns: (0..<count).flatMap(patterns))
        self.answers = answers
    }

    /// The families of a size.
    static func all(_ count: Int) -> [SimilarPatterns] {
        let last = count - 1
        return [
            SimilarPatterns(
                "w1-:x", count, answers: [("/w\(last)-v", "/w\(last)-:x"), ("/v-v", nil)]
            ) { ["/w\($0)-:x"] },
            SimilarPatterns(
                ":x.w1", count, answers: [("/v.w\(last)", "/:x.w\(last)"), ("/v.v", nil)]
            ) { ["/:x.w\($0)"] },
            SimilarPatterns(
                "w1-:x.s1", count, answers: [("/w1-v.s20", "/w1-:x.s20"), ("/w1-v.t", nil)]
            ) { ["/w\($0 / 40)-:x.s\($0 % 40)"] },
            SimilarPatterns(
                "f1-:a/:b", count, answers: [("/f\(last)-v/x", "/f\(last)-:a/:b"), ("/f1-v", nil)]
            ) { ["/f\($0)-:a/:b"] },
            SimilarPatterns(
                "t1-:x, t1-:x/list and t1-:x/:id(int)", count / 3,
                answers: [
                    ("/t9-v/list", "/t9-:x/list"), ("/t9-v/7", "/t9-:x/:id(int)"), ("/t9-v/x", nil),
                ]
            ) { ["/t\($0)-:x", "/t\($0)-:x/list", "/t\($0)-:x/:id(int)"] },
            SimilarPatterns(
                "w1-:x/:y?/:z?", count,
                answers: ["/w\(last)-v/1/2", "/w\(last)-v"].map { ($0, "/w\(last)-:x/:y?/:z?") }
            ) { ["/w\($0)-:x/:y?/:z?"] },
            SimilarPatterns(
                ":line(w1\\|v1)/:size(s\\|m\\|l)/:id", count,
                answers: [
                    ("/v\(last)/m/7", "/:line(w\(last)|v\(last))/:size(s|m|l)/:id"),
                    ("/w\(last)/x/7", nil),
                ]
            ) { ["/:line(w\($0)|v\($0))/:size(s|m|l)/:id"] },
        ]
    }
}
