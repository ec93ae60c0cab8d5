/// Reads a URL text into a ``DeepLink``, or refuses it. Nothing is copied, and nothing is repaired.
package struct LinkParser {
    let links: UniversalLinks
    /// Whether somebody else wrote the text.
    let isOutside: Bool
    /// Whether a path alone will do.
    package var takesPaths: Bool
    /// Whether a segment from outside may hide a separator; its route is asked later.
    package var takesSeparators = false

    package init(links: UniversalLinks, source: LinkSource) {
        self.links = links
        isOutside = source == .outside
        takesPaths = source == .app
    }

    package func parse(_ text: String) throws(DeepLinkError) -> DeepLink {
        guard let plain = links.forms.plainParts(of: text, takesPaths: takesPaths) else {
            return try parseCarefully(text)
        }
        return DeepLink(text: text, parts: plain)
    }

    /// Reads a URL without a look at whether it is plain.
    func parseCarefully(_ text: String) throws(DeepLinkError) -> DeepLink {
        DeepLink(text: text, parts: try parts(of: text))
    }

    /// The places of a URL's parts in its text.
    func parts(of text: String) throws(DeepLinkError) -> LinkParts {
        let parsed = text.utf8.withContiguousStorageIfAvailable { bytes in
            Result { () throws(DeepLinkError) in
                try parts(of: UnsafeRawBufferPointer(bytes)[...])
            }
        }
        // A text that another runtime holds is read in a copy of Swift's own.
        guard let parsed else {
            return try parts(of: String(decoding: text.utf8, as: UTF8.self))
        }
        return try parsed.get()
    }

    private func parts(of bytes: LinkBytes) throws(DeepLinkError) -> LinkParts {
        guard !bytes.isEmpty else { throw DeepLinkError(.empty) }
        guard bytes.count <= DeepLink.maximumLength else { throw DeepLinkError(.tooLong) }
        if let index = bytes.firstIndex(where: { !URLCharacters.contains($0) }) {
            throw DeepLinkError(rawCharacter: bytes[index], behind: bytes[..<index])
        }
        let reference = bytes.prefix(before: UInt8(ascii: "#"))
        let front = reference.prefix(before: UInt8(ascii: "?"))
        var path = try LinkAuthority(links: links, takesPaths: takesPaths).path(of: front)
        // One trailing slash names the same page.
        if path.last == UInt8(ascii: "/") {
            path = path.dropLast()
            guard !path.isEmpty else { throw DeepLinkError(.emptySegment) }
        }
        let query = reference.dropFirst(front.count + 1)
        try check(path: path)
        try check(query: query)
        try check(fragment: bytes.dropFirst(reference.count + 1))
        return LinkParts(
            path: path.startIndex..<path.endIndex, query: query.startIndex..<query.endIndex,
            isPlain: !path.contains(UInt8(ascii: "%")))
    }

    private func check(path: LinkBytes) throws(DeepLinkError) {
        guard !path.isEmpty else { return }
        let slash = UInt8(ascii: "/")
        guard path.count(where: { $0 == slash }) < DeepLink.maximumParts else {
            throw DeepLinkError(.tooManySegments)
        }
        for segment in path.parts(separatedBy: slash) {
            if segment.isEmpty { throw DeepLinkError(.emptySegment) }
            let text = try read(segment, in: "path")
            if text.isNoSegment { throw DeepLinkError(.dotSegment) }
            guard isOutside else { continue }
            if let scalar = text.invisible {
                throw DeepLinkError(hiddenCharacter: scalar, in: "path")
            }
            // A later reader that decodes again, or splits late, would see another path.
            if text.hasEscape { throw DeepLinkError(.doubleEncoding) }
            if text.hasSeparator, !takesSeparators { throw DeepLinkError(.hiddenSeparator) }
        }
    }

    private func check(query: LinkBytes) throws(DeepLinkError) {
        let ampersand = UInt8(ascii: "&")
        guard query.count(where: { $0 == ampersand }) < DeepLink.maximumParts else {
            throw DeepLinkError(.tooManyParameters)
        }
        // Names and values are cut apart before they are decoded.
        for pair in query.parts(separatedBy: ampersand) {
            let name = pair.prefix(before: UInt8(ascii: "="))
            _ = try read(name, in: "query")
            _ = try read(pair.dropFirst(name.count + 1), in: "query")
        }
    }

    /// Nobody reads the fragment, but every reader has to see the same one.
    private func check(fragment: LinkBytes) throws(DeepLinkError) {
        if fragment.contains(UInt8(ascii: "#")) {
            throw DeepLinkError(.rawCharacter, "'#' in its fragment")
        }
        _ = try read(fragment, in: "fragment")
    }

    private func read(
        _ bytes: LinkBytes, in part: String
    ) throws(DeepLinkError) -> EscapedText {
        let text = try EscapedText(bytes, in: part)
        if isOutside, let scalar = text.hidden {
            throw DeepLinkError(hiddenCharacter: scalar, in: part)
        }
        return text
    }
}

extension DeepLinkError {
    /// The reason against a character that a part of a link hides.
    fileprivate init(hiddenCharacter scalar: Unicode.Scalar, in part: String) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
        self.init(.hiddenCharacter, "U+\(digits) in its \(part)")
    }
}
