/// The texts around a parameter as bytes of canonical texts in lower case.
struct AffixBytes: Hashable {
    let prefix: [UInt8], suffix: [UInt8]

    init(_ affixes: SegmentAffixes) {
        prefix = CanonicalText.bytes(of: [affixes.prefix.asciiLowercased])
        suffix = CanonicalText.bytes(of: [affixes.suffix.asciiLowercased])
    }

    init(prefix: [UInt8], suffix: [UInt8]) {
        (self.prefix, self.suffix) = (prefix, suffix)
    }

    /// Whether the canonical bytes of a segment have these texts at their ends, without regard to case,
    /// and at least one character between them.
    func isAround(_ segment: some BidirectionalCollection<UInt8>) -> Bool {
        segment.count > prefix.count + suffix.count
            && zip(segment, prefix).allSatisfy { TextBytes.lowercased($0) == $1 }
            && zip(segment.reversed(), suffix.reversed()).allSatisfy {
                TextBytes.lowercased($0) == $1
            }
    }

    /// The value between the texts, exactly as sent; `nil` if the segment has other texts, or nothing
    /// between them.
    ///
    /// A scalar of a canonical text in ASCII is one scalar of each equivalent text, so scalars count.
    func value(in segment: String) -> String? {
        guard isAround(CanonicalText.bytes(of: [segment])) else { return nil }
        return String(segment.unicodeScalars.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// Whether each segment with these texts has the other ones too, and not the other way round.
    func isNarrower(than other: AffixBytes) -> Bool {
        self != other && prefix.starts(with: other.prefix)
            && suffix.reversed().starts(with: other.suffix.reversed())
    }

    /// Whether some segment has the texts of both.
    func overlaps(_ other: AffixBytes) -> Bool {
        zip(prefix, other.prefix).allSatisfy(==)
            && zip(suffix.reversed(), other.suffix.reversed()).allSatisfy(==)
    }

    /// Whether it is first in the order of precedence, which puts a narrower one first: the longer
    /// texts, then the smaller bytes.
    func precedes(_ other: AffixBytes) -> Bool {
        let (count, otherCount) = (
            prefix.count + suffix.count, other.prefix.count + other.suffix.count
        )
        if count != otherCount { return count > otherCount }
        return prefix == other.prefix
            ? suffix.lexicographicallyPrecedes(other.suffix)
            : prefix.lexicographicallyPrecedes(other.prefix)
    }
}
