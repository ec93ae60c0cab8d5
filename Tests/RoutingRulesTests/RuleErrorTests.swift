import RoutingTestSupport
import Testing

@testable import RoutingRules

struct `What is wrong with a document of rules` {
    /// Parts of a rule for `/store`, and the problem at its place.
    private nonisolated static let parts = rows(
        of: #"""
            "enabled": 0
                enabled: true or false is expected, not 0
            "enabled": null
                enabled: true or false is expected, not null
            "versions": {"from": 1.10}
                versions.from: a version such as "1.10" is expected, not 1.1
            "versions": {"from": "1.10", "to": "1.9"}
                versions.to: no version is left, because 1.9 is older than 1.10.0
            "redirect": "/home", "login": false
                redirect: it does not go with 'login' or 'experiment'
            // The keys of JSON may be escaped.
            "p\u0061th": "/home"
                path: it is there twice, and readers of JSON disagree which counts
            "experiment": {"name": "a"}
                experiment: 'variants' is missing
            "experiment": {"name": "a b", "variants": []}
                experiment.name: a name of ASCII letters, digits, '-' and '_' is expected, not 'a b'
            "experiment": {"name": "a", "variants": [{"name": "b", "weight": 99}]}
                experiment.variants: the weights of the variants add up to 99, not to 100
            "experiment": {"name":"a","variants":[{"name":"b","weight":50},{"name":"b","weight":50}]}
                experiment.variants[1].name: there is a variant 'b' already
            "experiment": {"name": "a", "variants": [{"name": "b", "weight": 33.3}]}
                experiment.variants[0].weight: a whole number from 0 to 100 is expected, not 33.3
            // What doesn't fit the routes.
            "redirect": "/bok/:id"
                redirect: it redirects to /bok/:id, but gives no 'id'; did you mean /book/:id?
            "redirect": "/basket"
                redirect: it redirects to /basket, but /basket is closed to rules from a server
            "redirect": "/delete"
                redirect: it redirects to /delete, but /delete is closed to rules from a server
            "redirect": "/store"
                redirect: it redirects to /store, which is a cycle: /store > /store
            "login": true
                login: no interceptor enforces 'login' on /store; register a LoginInterceptor
            "experiment": {"name":"a","variants":[{"name":"b","weight":100,"redirect":"/home"}]}
                experiment: no interceptor runs experiments; register an ABTestInterceptor
            """#
    ).map { (#"{"path": "/store", \#($0.input)}"#, "rules[0].\($0.end)") }

    private nonisolated static let rules = rows(
        of: #"""
            {}
                rules[0]: 'path' is missing
            {"path": ""}
                rules[0].path: the path of a route, of at most 1000 bytes, is expected, not ''
            {"path": "store"}
                rules[0].path:
            []
                rules[0]: an object is expected, not an array
            {"path": "/store"}, {"path": "/Store"}
                rules[1].path: rules[0] has this path already
            {"path": "/book/:id", "redirect": "/old/:id"}
                rules[0].redirect: it redirects to /old/:id, which is a cycle:
            {"path": "/old/:id", "login": true}
                rules[0].login: /old/:id only redirects to /book/:id; name that path
            """#)

    private nonisolated static let longPath = (
        #"{"path": "/\#(String(repeating: "a", count: 1000))"}"#,
        "rules[0].path: the path of a route, of at most 1000 bytes, is expected, not"
    )

    @Test(arguments: parts + rules + [longPath])
    func `a mistake in a rule is one sentence at its place`(rule: String, issue: String)
        async throws
    {
        let app = try await RuleFixture()
        let found = app.issues(of: rule)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("rules.json: \(issue)") == true, "\(found)")
        // A cycle is no misspelling.
        #expect(!issue.contains("cycle") || found.first?.contains("did you mean") == false)
        // What the document closes besides is closed, wherever it stands.
        for (closed, rules) in [
            ("/count", #"{"path": "/count", "enabled": false}, \#(rule)"#),
            ("/page?url=x", #"\#(rule), {"path": "/page", "enabled": false}"#),
        ] {
            try? app.apply(rules)
            #expect(await app.isClosed(closed), "\(rules)")
        }
    }

    private nonisolated static let unreadable = rows(
        of: #"""
            ?
                it is not JSON in UTF-8
            {"rules":
                it is not JSON in UTF-8
            []
                an object is expected, not an array
            {}
                'rules' is missing
            {"rules": {"0": \#(RuleFixture.closing)}}
                rules: an array is expected, not an object
            {"rules": [], "rules": []}
                rules: it is there twice, and readers of JSON disagree which counts
            {"expires": "2027-13-15", "rules": []}
                expires: a time such as "2030-01-31T12:00:00Z" is expected, not '2027-13-15'
            """#)

    /// No error is about the routes that aren't there.
    private nonisolated static let tooMany = (1...1001).map {
        #"{"path": "/p\#($0)", "redirect": "/nowhere"}"#
    }

    @Test(
        arguments: unreadable + [
            ("\u{0}", "it is not JSON in UTF-8"),
            (String(repeating: " ", count: 262_145), "it is larger than 262144 bytes"),
            (
                #"{"rules": [\#(tooMany.joined(separator: ","))]}"#,
                "rules: there are 1001, and at most 1000 are read; remove the others"
            ),
        ])
    func `a document that can't be read closes nothing, and is named in one sentence`(
        document: String, issue: String
    ) async throws {
        let app = try await RuleFixture()
        #expect(app.issues(in: document) == ["rules.json: \(issue)"])
        #expect(await !app.isClosed("/store"))
    }

    @Test(
        arguments: rows(
            of: #"""
                {"path": "/basket", "colour": 1}
                    colour: it is unknown; a field is one of versions
                {"path": "/basket", "enabeld": true}
                    enabeld: it is unknown; did you mean 'enabled'?
                {"path": "/basket", "versions": {"since": 1}}
                    versions.since: it is unknown
                {"path": "/storee", "enabled": false}
                    path: the app has no route /storee; did you mean /store?
                {"path": "/book/:id", "redirect": "/bok/:id"}
                    redirect: it redirects to /bok/:id, but no route answers
                {"path": "/book/new", "redirect": "/store"}
                    path: /book/:id answers this path already; name that route
                // It is printed without characters that could move the cursor.
                {"path": "/basket", "\u001b[2J\u202e": 1}
                    \u{1B}[2J\u{202E}: it is unknown
                """#))
    func `a part that another version of the app may know is skipped in a server's document`(
        rule: String, part: String
    ) async throws {
        let app = try await RuleFixture()
        try app.apply(#"{"path": "/count", "enabled": false}, \#(rule)"#)
        let skipped = app.rules.skipped
        #expect(skipped.count == 1, "\(skipped)")
        #expect(skipped.first?.hasPrefix("rules.json: rules[1].\(part)") == true, "\(skipped)")
        #expect(await app.isClosed("/count"))
        #expect(await app.code("/store") == nil)
        // The app knows its own version.
        let own = try await RuleFixture().issues(of: rule, from: .app)
        #expect(own.count == 1, "\(own)")
        #expect(own.first?.hasPrefix("rules.json: rules[0].\(part)") == true, "\(own)")
    }

    @Test(arguments: [
        "https://evil.example/", "http://moments.app/", "https://moments.app@evil.example/",
        "https://sub.moments.app/", "javascript:alert(1)", "https:/moments.app/x",
        "https://moments.app/a/../b", "https://moments.app\\\\evil", "moments://store", "store",
    ])
    func `a web page of a host that isn't on the list is refused`(page: String) async throws {
        let found = try await RuleFixture().issues(
            of: #"{"path": "/store", "redirect": "\#(page)"}"#)
        let part = "an https page on a host that the app allows (moments.app, help.moments.app) is "
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains(part) == true, "\(found)")
    }

    @Test
    func `a web page is refused if the route for web pages is closed to rules`() async throws {
        let app = try await RuleFixture(pageAccess: .closed)
        let found = app.issues(of: #"{"path": "/store", "redirect": "https://moments.app/"}"#)
        #expect(found.first?.contains("/page is closed to rules") == true)
    }

    @Test func `errors of rules are reported at once, those about routes last`() async throws {
        let found = try await RuleFixture().issues(
            of: #"""
                {"path": "/store", "redirect": "/basket"}, {"path": "/later"},
                {"path": "/book/:id", "versions": {"from": "x"}}
                """#)
        let places = found.map { $0.split(separator: ": ")[1] }
        #expect(places == ["rules[2].versions.from", "rules[0].redirect"])
    }

    @Test func `a long chain of rules that redirect is refused`() async throws {
        let chain = (1...9).map { #"{"path": "/hop/x\#($0)", "redirect": "/hop/x\#($0 - 1)"}"# }
        let last = #"{"path": "/hop/x0", "redirect": "/store"}"#
        #expect(
            try await RuleFixture().issues(of: (chain + [last]).joined(separator: ",")).count == 2)
    }
}
