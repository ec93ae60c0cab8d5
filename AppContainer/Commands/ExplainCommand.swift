import RoutingKit

/// Tells why URLs reach their routes, or none, without opening them.
struct ExplainCommand {
    let urls: [String]
    let origin: RouteOrigin?

    @MainActor
    func run(in app: MomentsContainer, console: Console) {
        for url in urls {
            console.write("\(app.router.explain(url, from: origin ?? .of(url)))")
        }
    }
}
