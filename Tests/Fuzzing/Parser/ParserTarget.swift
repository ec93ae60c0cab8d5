@testable import RouteMatching
@testable import RoutingKit

/// Reads any bytes as a URL. Whatever is accepted reads back as itself, and as Foundation reads it.
@_cdecl("LLVMFuzzerTestOneInput")
public func parse(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard let input = FuzzInput(start, count) else { return 0 }
    let result = Result { () throws(DeepLinkError) in
        try DeepLink(input.text, from: input.source, of: LinkReading.links)
    }
    switch result {
    case .failure(let refusal):
        let sentence = RouteError(url: input.text, reason: .link(refusal)).description
        let isPlain = sentence.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        input.hold(isPlain, "a sentence holds no control characters")
    case .success(let link):
        readBack(link, of: input)
    }
    return 0
}

private func readBack(_ link: DeepLink, of input: FuzzInput) {
    let canonical = link.description
    // Canonical text spells bytes out, and may so become longer than any that is read.
    guard canonical.utf8.count <= DeepLink.maximumLength else { return }
    let same = try? DeepLink(canonical, from: .app, of: LinkReading.links)
    input.hold(same?.segments == link.segments, "the canonical text reads back as the same path")
    input.hold(same?.query == link.query, "the canonical text reads back as the same query")
    guard input.origin.isOutside else { return }
    if canonical.utf8.count < DeepLink.maximumLength - 100 {
        let shared = try? DeepLink(
            "https://moments.app" + canonical, from: input.source, of: LinkReading.links)
        input.hold(
            shared?.description == canonical, "the canonical text may come from outside, too")
    }
    // What nobody reads may be more than Foundation takes.
    guard link.isEncoded, link.queryError(where: { _ in true }) == nil else { return }
    input.hold(
        LinkReading(link, of: input.text) == LinkReading(foundation: input.text),
        "Foundation reads what is accepted in the same way")
}
