import Testing

@Suite(.longComputation) struct `The size of types` {
    /// Not the extensions for tests, which production code doesn't see.
    private static let scan = TypeScan(
        Repository.sources(in: "Modules").filter { !$0.path.contains("/RoutingTesting/") })

    /// The initializers that take more than five arguments, each with its reason.
    private static let exceptions = [
        "RouteRequest": "everything but the URL has a default value",
        "RouteFacts": "the storage of an outcome, with one argument for each property",
        "Registration": "everything but the path and the Navigator has a default in `register`",
        "LoginInterceptor": "the lifetime and the owner have default values",
        "Route": "it is made in two places, both of which have every value",
        "ResolvedRoute": "it is made in two places, both of which have every value",
        "BoundaryIssue": "a record of the JSON format, with one argument for each property",
        "SurfaceDeclaration": "a record of the JSON format, with one argument for each property",
        "CommandSyntax": "everything but the name and the help has a default value",
        "Module": "a record of the JSON format, with one argument for each property",
        "ImportStatement": "a record of the JSON format, with one argument for each property",
    ]

    @Test func `no type has more than 45 members`() {
        let sizes = Self.scan.members.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let worst = sizes.prefix(5).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        #expect(sizes.count > 300, "the scan finds only \(sizes.count) types")
        // What each module adds to a text is no size of a type, and neither is a list of names: the
        // kinds of contract changes.
        let lists = ["String", "ContractChange.Kind"]
        #expect(
            sizes.allSatisfy { $0.value <= 45 || lists.contains($0.key) },
            "the largest types: \(worst)")
    }

    @Test func `the router has at most 43 members`() throws {
        let members = try #require(Self.scan.members["AppRouter"])
        #expect(members <= 43, "AppRouter has \(members) members")
    }

    @Test func `no initializer takes more than five arguments`() {
        let found = Self.scan.initializers.filter { $0.arguments > 5 }
        for initializer in found where Self.exceptions[initializer.type] == nil {
            Issue.record(
                """
                an initializer of \(initializer.type) takes \(initializer.arguments) arguments; \
                group those that belong together in a value
                """,
                sourceLocation: .file(initializer.path, line: initializer.line))
        }
        let needless = Set(Self.exceptions.keys).subtracting(found.map(\.type)).sorted()
        #expect(needless.isEmpty, "\(needless) need no exception any more")
    }

    @Test(arguments: [
        ("struct A { let a: Int, b: [Int: Int]; var c: Result<Int, Never> { f() } }", 3),
        ("enum A { case a, b(c: Int, d: Int)\n case e = \"case f\", g }", 4),
        ("enum A {}\nextension A { class func f() { let g = 1 } }\nextension A { init() {} }", 2),
        ("struct A { struct B { let c = 1 } // let d = 1\n let e = { let f = 1 } }", 1),
        ("protocol A { associatedtype B; subscript(c: Int) -> Int { get } }", 2),
        ("struct A { let b = D.init(c: 1), c: Int\n init?(_ d: Int = [1: 1][1]) {} }", 3),
    ])
    func `members are counted in the braces of the type and of its extensions`(
        code: String, count: Int
    ) {
        #expect(TypeScan([SourceFile(path: "A.swift", text: code)]).members["A"] == count)
    }

    @Test(arguments: [
        ("init() {}", 0), ("init(_ a: Int) {}", 1), ("init<B: C>(a: B, b: B) {}", 2),
        ("init(a: [Int: Int] = [:], b: @escaping (_ c: Int) -> Int = { c in c }) {}", 2),
    ])
    func `arguments of initializers are counted, whatever their types`(
        code: String, count: Int
    ) {
        let scan = TypeScan([SourceFile(path: "A.swift", text: "struct A { \(code) }")])
        #expect(scan.initializers.map(\.arguments) == [count])
    }
}
