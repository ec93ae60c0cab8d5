@testable import RouteMatching

/// Routes of every kind of segment; some of them overlap.
private let table = RouteTable(
    unchecked: [
        "/", "/cart", "/cart/add", "/product/:id(int)", "/product/:id/reviews/:page(int)",
        "/moments/:id", "/moments/pick", "/order/:id(uuid)", "/files/**path", "/files/readme",
        "/notes/:user/**", "/shop/*/offers", "/news/:year(int)/:slug?", "/a/:b/:c", "/a/b/:c",
        "/a/:b/c", "/登录/:id",
    ].compactMap { try? RoutePattern($0) })

/// Parses any bytes, and asks the table for what was accepted: twice, from the text and from its
/// decoded segments.
@_cdecl("LLVMFuzzerTestOneInput")
public func match(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let input = FuzzInput(start, count) else { return 0 }
    guard let link = try? DeepLink(input.text, from: input.source, of: LinkReading.links)
    else { return 0 }
    let (found, again) = (table.match(link), table.match(DeepLink(segments: link.segments)))
    input.hold(found?.index == again?.index, "text and segments reach the same route")
    input.hold(found?.items == again?.items, "text and segments have the same values")
    guard let found else {
        _ = table.nearest(to: link.description) { _ in true }
        return 0
    }
    let pattern = table.patterns[found.index]
    for item in found.items {
        input.hold(
            link.segments.contains(item.value), "a value of the path is one of its segments")
    }
    let values = ParameterValues(items: found.items)
    if let canonical = pattern.link(of: values) {
        input.hold(
            table.match(canonical)?.index == found.index, "the canonical link reaches its route")
    }
    return 0
}
