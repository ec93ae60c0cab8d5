/// An experiment with users: each of them sees one of several variants, always the same.
///
/// The variant depends on the names of the unit and the experiment alone, so nothing is stored, and
/// two experiments divide the units independently of each other. A variant that grows keeps its
/// units if the variants before it stay as they are.
public struct Experiment: Hashable, Sendable {
    /// One of the alternatives.
    public struct Variant: Hashable, Sendable {
        /// The name, for instance `star`.
        public let name: String
        /// How many of a hundred units see it.
        let weight: Int
        /// The URL of the app that it shows instead of its route; `nil` for the route itself.
        package let redirect: String?

        init(_ name: String, weight: Int, redirect: String? = nil) {
            self.name = name
            self.weight = weight
            self.redirect = redirect
        }
    }

    /// The name, which decides together with the unit; another name divides the units differently.
    let name: String
    /// The variants. Their weights add up to 100.
    let variants: [Variant]

    init(_ name: String, _ variants: [Variant]) {
        self.name = name
        self.variants = variants
    }

    /// The variant that a unit sees; `nil` only if there is none.
    /// - Parameter unit: The participant, for instance the identifier of an installation.
    public func variant(for unit: String) -> Variant? {
        var rest = Self.percentile(of: unit, in: name)
        for variant in variants {
            rest -= variant.weight
            if rest < 0 { return variant }
        }
        return variants.last
    }

    /// A number from 0 to 99 for a unit. The zero byte keeps `a` + `bc` and `ab` + `c` apart: the name
    /// of an experiment has none.
    static func percentile(of unit: String, in experiment: String) -> Int {
        Int(stableHash(of: "\(experiment)\0\(unit)").multipliedFullWidth(by: 100).high)
    }

    /// A hash that is the same in every process and on every platform, unlike that of `Hasher`.
    ///
    /// FNV-1a with 64 bits (Fowler, Noll and Vo; draft-eastlake-fnv) reads the UTF-8 bytes. Alone it
    /// hardly moves the high bits when only the last bytes differ, as in numbered users, so the mixer
    /// of MurmurHash3 (Appleby, `fmix64`) finishes it.
    static func stableHash(of text: String) -> UInt64 {
        var number = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        number = (number ^ (number >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        number = (number ^ (number >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return number ^ (number >> 33)
    }
}
