import RouteSets

/// What the command line asks for.
struct Options {
    var effort = Effort.full
    var parts = Part.allCases
    /// How many routes the tables have.
    var sizes = RouteSet.sizes
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
            case "--part": parts = [try Self.part(rest.popFirst())]
            case "--table": sizes = [try Self.size(rest.popFirst())]
            case "--svg": curve = try Self.file(rest.popFirst(), of: option)
            case "--page": page = try Self.file(rest.popFirst(), of: option)
            default: throw UsageError("there is no option \(option)")
            }
        }
    }

    private static func size(_ text: String?) throws(UsageError) -> Int {
        guard let size = text.flatMap({ Int($0) }), RouteSet.sizes.contains(size) else {
            throw UsageError("--table takes one of \(allSizes), not \(text ?? "nothing")")
        }
        return size
    }

    private static func part(_ text: String?) throws(UsageError) -> Part {
        guard let part = text.flatMap(Part.init(rawValue:)) else {
            throw UsageError("--part takes one of \(allParts), not \(text ?? "nothing")")
        }
        return part
    }

    private static func file(_ path: String?, of option: String) throws(UsageError) -> String {
        guard let path, !path.hasPrefix("--") else { throw UsageError("\(option) takes a file") }
        return path
    }

    private static let allParts = Part.allCases.map(\.rawValue).joined(separator: ", ")
    private static let allSizes = RouteSet.sizes.map(String.init).joined(separator: ", ")

    static let usage = """
        Measures RoutingKit's route table beside its peers, in the same run.

        swift run -c release Benchmarks [OPTION]...
          --part NAME  only this part: \(allParts)
          --table N    only the tables of N routes: \(allSizes)
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
