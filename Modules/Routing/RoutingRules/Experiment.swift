import RoutingEngine

/// An experiment with users: each of them sees one of several variants, always the same.
///
/// The variant depends on the names of the unit and the experiment alone, so nothing is stored. A
/// variant that grows keeps its units if the variants before it stay as they are.
struct Experiment: Sendable {
    struct Variant: Sendable {
        let name: String
        /// How many of a hundred units see it.
        let weight: Int
        /// The URL of the app that it shows instead of its route; `nil` for the route itself.
        let redirect: RedirectTarget?
    }

    let name: String
    /// The variants, whose weights add up to 100.
    let variants: [Variant]
    /// Whether some units see another route.
    var redirects: Bool { variants.contains { $0.redirect != nil } }

    /// The variant that a unit sees; `nil` only if there is none.
    /// - Parameter unit: The participant, for instance the identifier of an installation.
    func variant(for unit: String) -> Variant? {
        var rest = Self.percentile(of: unit, in: name)
        for variant in variants {
            rest -= variant.weight
            if rest < 0 { return variant }
        }
        return variants.last
    }

    /// A number from 0 to 99 for a unit. The zero byte keeps `a` + `bc` and `ab` + `c` apart: the
    /// name of an experiment has none.
    static func percentile(of unit: String, in experiment: String) -> Int {
        Int(stableHash(of: "\(experiment)\0\(unit)").multipliedFullWidth(by: 100).high)
    }

    /// A hash that is the same in every process and on every platform: FNV-1a with 64 bits (Fowler,
    /// Noll and Vo; draft-eastlake-fnv). Alone it hardly moves the high bits when only the last
    /// bytes differ, so the mixer of MurmurHash3 (Appleby, `fmix64`) finishes it.
    static func stableHash(of text: String) -> UInt64 {
        var number = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        number = (number ^ (number >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        number = (number ^ (number >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return number ^ (number >> 33)
    }
}
