import RouteMatching
import RoutingKit
import RoutingTestSupport

/// Random URLs with a secret in one part.
struct SecretURLs {
    /// The secret: letters and digits that occur nowhere else.
    let secret = "Zk7qHunter2"
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// A URL with the secret in a value that a route or a link template declares as private.
    mutating func declaredPrivate() -> String {
        let inner = pick(["/reset/\(secret)", "/note/7?text=\(secret)", "/chat/u?draft=\(secret)"])
        let nested = PercentEncoding.encode(inner)
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
                + PercentEncoding.encode("https://evil.example/x?text=\(secret)"),
            host + "/note/7?next="
                + PercentEncoding.encode("/note/8?next=" + PercentEncoding.encode(inner)),
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
            host + path + "?tab=" + PercentEncoding.encode(link),
            host + "/note/7?next=" + PercentEncoding.encode(link),
            host + "/note/7?next=" + PercentEncoding.encode("https://evil.example/\(secret)"),
            host + "/note/7?next=" + PercentEncoding.encode("/note/8?code=\(secret)"),
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
