import RouteSets

/// What the command line asks for.
struct Options {
    var effort = Effort.full
    /// The route sets to measure; `nil` for all, and for what needs none of them.
    var size: Int?
    var isJSON = false
    var curve: String?
    var page: String?
    var isHelp = false

    init(_ arguments: some Sequence<String>) throws(UsageError) {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            switch option {
            case "--quick": effort = .quick
            case "--json": isJSON = true
            case "--help", "-h": isHelp = true
            case "--table": size = try Self.size(rest.popFirst())
            case "--svg": curve = try Self.file(rest.popFirst(), of: option)
            case "--page": page = try Self.file(rest.popFirst(), of: option)
            default: throw UsageError("there is no option \(option)")
            }
        }
    }

    private static func size(_ text: String?) throws(UsageError) -> Int {
        guard let size = text.flatMap({ Int($0) }), RouteSet.sizes.contains(size) else {
            throw UsageError("--table takes one of \(sizes), not \(text ?? "nothing")")
        }
        return size
    }

    private static func file(_ path: String?, of option: String) throws(UsageError) -> String {
        guard let path, !path.hasPrefix("--") else { throw UsageError("\(option) takes a file") }
        return path
    }

    private static let sizes = RouteSet.sizes.map(String.init).joined(separator: ", ")

    static let usage = """
        Measures RoutingKit's route table beside its peers, in the same run.

        swift run -c release Benchmarks [OPTION]...
          --table N    only the table of N routes: \(sizes)
          --quick      fewer and shorter rounds
          --json       prints each figure as JSON instead of tables
          --svg FILE   draws the scaling curve
          --page FILE  writes the tables between the page's markers
                         \(Page.start)
                         \(Page.end)
          --help       this text
        """
}

/// A command line that can't be followed.
struct UsageError: Error {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
