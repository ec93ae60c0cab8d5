import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `An error that only the whole table shows` {
    typealias Plain = PageNavigator<NoParameters>

    private let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)

    @Test
    func `a path with an optional end answers the same URL as another`() {
        register("/moments", "/moments/*", "/moments/:id?", navigator: PageNavigator<Optional>())
        #expect(
            issues == [
                "/moments/* can never be reached: others answer all that it does, as "
                    + "/moments/:id?, registered at Routes.swift:3, answers /moments/x; remove it, or "
                    + "make the others narrower",
                "/moments/:id? ties with /moments, registered at Routes.swift:1: both answer "
                    + "/moments, and nothing decides which one wins; leave out a '?' of /moments/:id?, "
                    + "or remove /moments",
            ])
    }

    @Test
    func `a path that others cover can never be reached`() {
        register("/on/true", "/on/false", "/on/:id(bool)", navigator: PageNavigator<Optional>())
        #expect(
            issues == [
                "/on/:id(bool) can never be reached: others answer all that it does, as /on/true, "
                    + "registered at Routes.swift:1, answers /on/true; remove it, or make the others "
                    + "narrower"
            ])
    }

    @Test(arguments: [
        ("/p/:id(skku)", "skku", "; did you mean 'sku'?"),
        ("/p/:id(Int)", "Int", "; did you mean 'int'?"),
        (
            "/p/:id(elsewhere)", "elsewhere", "; register it, or correct its name"
        ),
    ])
    func `a constraint is not registered`(path: String, name: String, hint: String) {
        router.register(RouteConstraint("sku", example: "1") { _ in true })
        register(path, navigator: PageNavigator<Optional>())
        #expect(
            issues == ["\(path) names the constraint '\(name)', which is not registered\(hint)"])
    }

    @Test
    func `a constraint refuses its own example`() {
        router.register(RouteConstraint("sku", example: "ab") { $0.count == 3 })
        register("/p/:id(sku)", navigator: PageNavigator<Optional>())
        #expect(
            issues == [
                "/p/:id(sku) names the constraint 'sku', which refuses its own example 'ab'; "
                    + "give it an example that it accepts"
            ])
    }

    @Test
    func `two modules use one name for different checks`() {
        let shared = RouteConstraint("lot", example: "1", file: "Kit.swift", line: 9) { $0 == "1" }
        router.register(shared)
        router.register(
            RouteConstraint("sku", example: "1", file: "Shop.swift", line: 4) { $0 == "1" })
        router.register(shared)
        router.register(
            RouteConstraint("sku", example: "2", file: "Chat.swift", line: 7) { $0 == "2" })
        register("/p/:id(lot)", navigator: PageNavigator<Optional>())
        #expect(
            report == [
                "Chat.swift:7: error: the constraint 'sku' is another check at Shop.swift:4 already; "
                    + "give one of them another name, or make the check once and register that "
                    + "value in both places"
            ])
    }

    @Test
    func `constraints whose names or declarations can't be right`() {
        let names = ["Int", "a-b", "odd"]
        for (index, name) in names.enumerated() {
            router.register(
                RouteConstraint(name, example: "1", file: "Kit.swift", line: index + 1) { _ in true
                }
                .narrower(than: index < 2 ? "odd" : "sku"))
        }
        #expect(
            report == [
                "Kit.swift:1: error: the constraint 'Int' has the name of a type, so (Int) in a path "
                    + "never means it; give it another name",
                "Kit.swift:2: error: no path can name the constraint 'a-b'; use ASCII letters, "
                    + "digits and '_'",
                "Kit.swift:3: error: 'odd' is narrower than the constraint 'sku', which is not "
                    + "registered; register it, or correct its name",
            ])
    }

    @Test(arguments: [
        (
            "/p/:id(int|uint)",
            "lists the texts 'int' and 'uint', which are also names of types or constraints; write "
                + "one of them, (int), or register a RouteConstraint that accepts what all of them do"
        ),
        ("/p/:id(a|A)", "lists 'A' twice, as case is ignored; remove one of them"),
    ])
    func `an enumeration does not mean what it says`(path: String, message: String) {
        register(path, navigator: PageNavigator<Optional>())
        #expect(issues == ["\(path) \(message)"])
    }

    @Test
    func `a rest gives more values than the Navigator takes`() {
        register("/p/**id", navigator: PageNavigator<ItemParameters>())
        #expect(
            issues == [
                "/p/**id gives 'id' one value for each segment, so PageNavigator<ItemParameters> "
                    + "must take an array"
            ])
    }

    @Test
    func `an optional parameter is required by the Navigator`() {
        register("/p/:id?", navigator: PageNavigator<ItemParameters>())
        #expect(
            issues == [
                "/p/:id? may lack 'id', which PageNavigator<ItemParameters> requires; make it "
                    + "optional there, or leave out the '?'"
            ])
    }

    struct Optional: Decodable, Sendable {
        let id: String?
    }

    /// Registers plain paths, and a last one with its Navigator.
    private func register(_ paths: String..., navigator: some Navigating) {
        for (index, path) in paths.enumerated() {
            if index + 1 < paths.count {
                router.register(
                    path: path, navigator: Plain(), file: "Routes.swift", line: index + 1)
            } else {
                router.register(
                    path: path, navigator: navigator, file: "Routes.swift", line: index + 1)
            }
        }
    }

    private var issues: [String] { found.map(\.message) }

    /// Each has its place.
    private var report: [String] { found.map(\.description) }

    private var found: [RegistrationError.Issue] {
        do throws(RegistrationError) {
            try router.start()
            return []
        } catch {
            return error.issues
        }
    }
}
