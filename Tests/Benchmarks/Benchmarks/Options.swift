import RouteSets

/// What the command line asks for.
struct Options {
    var effort = Effort.full
    var sizes = RouteSet.sizes
    var isJSON = false
    var help = false

    init(_ arguments: some Sequence<String>) throws(UsageError) {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            switch option {
            case "--quick": effort = .quick
            case "--json": isJSON = true
            case "--help", "-h": help = true
            case "--table":
                guard let text = rest.popFirst(), let size = Int(text),
                    RouteSet.sizes.contains(size)
                else { throw UsageError("--table needs one of \(Self.sizes)") }
                sizes = [size]
            default: throw UsageError("there is no option \(option)")
            }
        }
    }

    private static let sizes = RouteSet.sizes.map(String.init).joined(separator: ", ")

    static let usage = """
        Measures RoutingKit's route table beside its peers, in the same run.

        swift run -c release Benchmarks [OPTION]...
          --table N   only the table of N routes: \(sizes)
          --quick     fewer and shorter rounds
          --json      every figure as JSON
          --help      this text
        """
}

/// A command line that can't be followed.
struct UsageError: Error {
    let sentence: String
    init(_ sentence: String) { self.sentence = sentence }
}
