extension RouteSet {
    /// A company's whole API: a service of about a hundred routes after another. A service has
    /// resources, and these have actions and resources of their own. One service in ten is reached
    /// as `/:workspace/name` as well.
    static func generated(_ size: Int) -> RouteSet {
        var random = SeededRandom(seed: 2026)
        var seen: Set<String> = []
        var patterns: [String] = []
        var services = serviceNames.shuffled(using: &random)[...]
        while patterns.count < size, let service = services.popFirst() {
            var routes = random.next(10) == 0 ? ["/:workspace/\(service)"] : []
            while routes.count < 100 {
                let new = random.resource("/\(service)", below: 0)
                routes += new.filter { seen.insert($0).inserted }
            }
            patterns += routes.prefix(min(100, size - patterns.count))
        }
        return RouteSet(title: "generated", patterns: patterns.shuffled(using: &random))
    }

    private static let serviceNames = first.flatMap { one in second.map { "\(one)-\($0)" } }
    private static let first = words(
        """
        account asset audit billing booking brand campaign catalog channel claim compliance consent
        content customer data delivery device document event fraud gift identity inventory invoice
        ledger loyalty market media payment pricing risk shipping
        """)
    private static let second = words(
        """
        admin analytics api archive batch bridge console core directory edge engine export feed
        gateway graph hub import index insights jobs labs manager planner portal registry reports
        rules search service store sync vault
        """)

    fileprivate static let resources = words(
        """
        addresses batches cards comments contacts contracts files groups images invoices items
        labels limits locations members messages notes offers orders parts payments plans policies
        prices products profiles receipts refunds regions reviews roles sessions shipments tasks
        teams templates tickets tokens users versions
        """)
    fileprivate static let actions = words(
        """
        activate approve archive assign cancel capture clone close confirm disable download enable
        history link lock merge move pause preview publish reject release rename resolve restore
        resume retry revoke share status submit summary transfer unlink unlock verify void
        """)
    fileprivate static let views = words("count export latest recent search stats")

    private static func words(_ text: String) -> [Substring] {
        text.split { $0 == " " || $0 == "\n" }
    }
}

extension SeededRandom {
    fileprivate mutating func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// The routes of one resource: the collection, views of it, one entry, actions on that, and
    /// what the entry holds.
    fileprivate mutating func resource(_ prefix: String, below depth: Int) -> [String] {
        // A pattern names each of its values once.
        let name = pick(RouteSet.resources.filter { !prefix.contains(":\($0.dropLast())") })
        let collection = "\(prefix)/\(name)"
        let entry = "\(collection)/:\(name.dropLast())"
        var routes = [collection, entry]
        routes += (0..<next(3)).map { _ in "\(collection)/\(pick(RouteSet.views))" }
        routes += (0..<next(5)).map { _ in "\(entry)/\(pick(RouteSet.actions))" }
        if depth < 2, next(2) == 0 { routes += resource(entry, below: depth + 1) }
        return routes
    }
}
