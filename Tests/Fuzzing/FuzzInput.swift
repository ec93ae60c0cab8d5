@testable import RouteMatching
@testable import RoutingKit

/// What the fuzzer made up: who sends a URL, in the first byte, and the URL.
struct FuzzInput {
    let origin: RouteOrigin
    let text: String
    /// How strictly the text is read.
    var source: LinkSource { origin.isOutside ? .outside : .app }

    init?(_ start: UnsafePointer<UInt8>, _ count: Int) {
        guard count > 0 else { return nil }
        let origins: [RouteOrigin] = [.universalLink, .app, .customScheme(caller: nil), .push]
        origin = origins[Int(start[0] % 4)]
        let bytes = UnsafeBufferPointer(start: start + 1, count: count - 1)
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Ends the process if something does not hold that always should.
    func hold(_ isTrue: Bool, _ promise: String) {
        if !isTrue { fatalError("\(promise): \(origin.name) \(text.debugDescription)") }
    }
}
