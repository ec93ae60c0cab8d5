import RoutingTestSupport

@testable import RouteMatching

/// Lower-case words, hexadecimal digits, and codes such as `AB-12`.
let sampleConstraints = [
    RouteConstraint("word", example: "word") { $0.utf8.allSatisfy { 0x61...0x7A ~= $0 } },
    RouteConstraint("hex", example: "ff") { $0.allSatisfy(\.isHexDigit) },
    RouteConstraint("sku", example: "AB-12") { text in
        let bytes = Array(text.utf8)
        return bytes.count > 3 && bytes[2] == UInt8(ascii: "-")
            && bytes[..<2].allSatisfy { 0x41...0x5A ~= $0 }
            && bytes[3...].allSatisfy { 0x30...0x39 ~= $0 }
    },
]

extension RouteTable {
    /// Compiles texts.
    init(
        texts: [String], constraints: [RouteConstraint] = sampleConstraints
    ) throws {
        try self.init(texts.map { try RoutePattern($0) }, constraints: constraints)
    }

    /// `nil` for segments that no URL holds.
    func match(_ segments: [String]) -> Match? {
        segments.allSatisfy(\.isSegment) ? match(DeepLink(segments: segments)) : nil
    }

    /// None for segments that no URL holds.
    func explain(_ segments: [String]) -> [Candidate] {
        segments.allSatisfy(\.isSegment) ? explain(DeepLink(segments: segments).text) : []
    }

    /// The pattern that answers a path, as text.
    func winner(_ segments: [String]) -> String? {
        match(segments).map { patterns[$0.index].description }
    }
}

extension Array {
    /// Orders in which each element comes first, and comes before and behind each other one.
    var someOrders: [[Element]] {
        let rotations = indices.map { Array(self[$0...] + self[..<$0]) }
        return rotations + [reversed()]
    }
}

/// What is wrong with a table of patterns; nothing if it compiles.
func tableIssues(
    of texts: [String], constraints: [RouteConstraint] = sampleConstraints
) -> [RouteTableError.Issue] {
    tableIssues(of: texts.compactMap { try? RoutePattern($0) }, constraints: constraints)
}
