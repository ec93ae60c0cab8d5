import Foundation
import RoutingTestSupport
import Testing

@testable import RoutingEngine

/// Plants a secret in each part of each kind of URL, and reads everything that a router says.
@Suite(.hangLimit)
struct `A secret in a URL` {
    /// Everything that left a router, and its requests.
    private struct Heard {
        var texts: [String] = []
        var refused = 0
    }

    /// Opens a URL in each way, and collects what is said about it.
    private func open(
        _ url: String, from origin: RouteOrigin, in app: Fixture, _ heard: inout Heard
    ) async {
        let outcome = await app.open(url, from: origin)
        heard.refused += outcome.error == nil ? 0 : 1
        var dumped = ""
        dump(outcome, to: &dumped)
        heard.texts += [
            "\(outcome)", outcome.loggedURL, outcome.url ?? "", dumped,
            "\(outcome.redirects)", "\(outcome.stack)",
            "\(outcome.result)", outcome.title ?? "", outcome.error?.description ?? "",
            "\(app.router.history)",
        ]
        _ = app.router.explain(url, from: origin)
        let screen = Task { try await app.router.screen(for: url, from: origin).title }
        let values = Task {
            for try await _ in app.router.values(of: url, as: Int.self, from: origin) {}
        }
        let refusals = await [screen.refusal, values.refusal].compactMap(\.self)
        var saved = NavigationState()
        let entry = NavigationState.Entry(
            url: url, trust: RouteTrust(origin).lowered(to: RouteTrust(.restoration)))
        saved.tabs = [NavigationState.Stack([entry])]
        let leftOut = await app.router.restore(saved)
        // An error of a debug build is an answer to its developer.
        if app.router.build != .debug { heard.texts += (refusals + leftOut).map { "\($0)" } }
        app.stage.update { $0.popToRoot() }
    }

    @Test(
        arguments: RunSeeds.count(ProofSize.isSample ? 2 : 1),
        [BuildTarget.debug, .internal, .production])
    func `a private value leaves no router`(seed: UInt64, build: BuildTarget) async throws {
        try await check(seed: seed, build: build) { ($0.declaredPrivate(), $0.origin()) }
    }

    @Test(
        arguments: RunSeeds.count(ProofSize.isSample ? 2 : 1), [BuildTarget.internal, .production])
    func `an undeclared part of a URL from outside leaves no router of a user`(
        seed: UInt64, build: BuildTarget
    ) async throws {
        try await check(seed: seed, build: build) { ($0.undeclared(), $0.outside()) }
    }

    private func check(
        seed: UInt64, build: BuildTarget,
        _ next: (inout SecretURLs) -> (url: String, origin: RouteOrigin)
    ) async throws {
        var urls = SecretURLs(seed: seed)
        let secret = urls.secret.lowercased()
        let app = try await Fixture.withPrivateRoutes(in: build)
        var heard = Heard()
        var events: [String] = []
        app.router.observe { event in
            // The navigation state has to know the whole URL.
            if case .moved = event { return }
            events.append("\(event)")
        }
        var breaches: [String] = []
        for _ in 0..<ProofSize.count(120, full: 5_000) {
            let (url, origin) = next(&urls)
            (heard.texts, events) = ([], [])
            await open(url, from: origin, in: app, &heard)
            for text in heard.texts + events {
                // However often the text was encoded.
                let plain = (0..<3).reduce(text) { text, _ in
                    text.replacing("%zz", with: "").removingPercentEncoding ?? text
                }
                if (text + plain).lowercased().contains(secret) {
                    breaches.append("\(origin.name) \(url): \(text)")
                }
            }
        }
        #expect(breaches.prefix(3) == [], "seed \(seed), \(breaches.count) breaches")
        #expect(heard.refused > 10, "seed \(seed)")
    }
}

/// Random URLs with a secret in one part.
private struct SecretURLs {
    /// The secret: letters and digits that occur nowhere else.
    let secret = "Zk7qHunter2"
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// A URL with the secret in a value that a route or a link template declares as private.
    mutating func declaredPrivate() -> String {
        let inner = pick([
            "/reset/\(secret)", "/note/7?text=\(secret)", "/letter/u?draft=\(secret)",
        ])
        let nested = inner.percentEncoded
        let host = pick(["https://moments.app", "moments:/", "https://www.moments.app:443"])
        let wrong = pick([
            "https://momnts.app", "http://moments.app", "momnts:/", "https://u:p@moments.app",
            "https://moments.app:80", "https://moments.app.", "//moments.app", "https:/moments.app",
            "https://127.0.0.1", "https://[::1]", "https://m%6Fments.app", "https://möments.app",
        ])
        return pick([
            host + inner, host + inner + "&x=1", host + inner + "#top", wrong + inner,
            wrong + "/t-\(secret).x", host + "/t-\(secret).x", host + "/old/\(secret)",
            host + "/quote/\(secret)",
            host + "/note/7?next=\(nested)", host + "/note/7?\(pick(["TEXT", "te%78t"]))=\(secret)",
            host + "/note/%zz?text=\(secret)", host + "/note/7?a b&text=\(secret)",
            host + "/note/7?codes=\(secret)", host + "/note/7?text=\(secret)&text=\(secret)",
            host + "/nowhere?text=\(secret)", host + "/note/7#text=\(secret)",
            host + "/note/7?next="
                + "https://evil.example/x?text=\(secret)".percentEncoded,
            host + "/note/7?next="
                + ("/note/8?next=" + inner.percentEncoded).percentEncoded,
            host + "/nowhere?to=\(nested)", host + "/late/\(secret)",
        ])
    }

    /// A URL with the secret in a part that no route declares.
    mutating func undeclared() -> String {
        let path = pick(["/note/7", "/reset/a", "/old/a", "/quote/a", "/nowhere", "/closed/7", "/"])
        let host = pick(["https://moments.app", "moments:/"])
        let link = "\(host)\(path)?\(secret)=1"
        return pick([
            "https://\(secret).example\(path)", "\(secret)://note/7",
            "https://moments.app:\(secret)",
            "https://\(secret)@moments.app\(path)", "https://moments.app:\(secret)\(path)",
            "https://\(secret).moments.app\(path)", "https://moments.app%\(secret)\(path)",
            host + "/\(secret)", host + "/note/7/\(secret)", host + "/any/\(secret)",
            host + path + "/\(secret)/x", host + path + "/../\(secret)",
            host + path + "//\(secret)",
            host + path + "?\(secret)=1", host + path + "?code=\(secret)",
            host + path + "?tab=a&\(secret)", host + path + "#\(secret)",
            host + path + "?tab=" + link.percentEncoded,
            host + "/note/7?next=" + link.percentEncoded,
            host + "/note/7?next=" + "https://evil.example/\(secret)".percentEncoded,
            host + "/note/7?next=" + "/note/8?code=\(secret)".percentEncoded,
            host + path + "?a b=\(secret)", host + path + "?%zz=\(secret)", secret, "/\(secret)",
            "//\(secret)/note/7",
        ])
    }

    /// An origin for URLs from others.
    mutating func outside() -> RouteOrigin { pick(RouteOrigin.outside) }

    /// Any origin of a request.
    mutating func origin() -> RouteOrigin { pick(RouteOrigin.outside + [.app, .restoration]) }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }
}
