/// A question that is put to users: each of them sees one of several variants, always the same.
///
/// Who sees what depends on the names of the unit and the experiment alone, so nothing is stored,
/// and two experiments divide the units independently of each other. A variant that grows keeps
/// its units if those in front of it stay as they are.
public struct Experiment: Hashable, Sendable {
    /// One of the answers that are tried.
    public struct Variant: Hashable, Sendable {
        /// The name, for instance `star`.
        public let name: String
        /// How many of a hundred units see it.
        public let weight: Int
        /// The URL of the app that it shows in place of its route; `nil` for the route itself.
        public let target: String?

        /// Describes a variant.
        /// - Parameters:
        ///   - name: The name.
        ///   - weight: How many of a hundred units see it.
        ///   - target: A URL of the app that it shows in place of its route.
        public init(_ name: String, weight: Int, target: String? = nil) {
            self.name = name
            self.weight = weight
            self.target = target
        }
    }

    /// The name, which decides together with the unit; another name divides the units anew.
    public let name: String
    /// The variants. Their weights add up to 100.
    public let variants: [Variant]

    init(_ name: String, _ variants: [Variant]) {
        self.name = name
        self.variants = variants
    }

    /// The variant that a unit sees; `nil` only if there is none.
    /// - Parameter unit: Who takes part, for instance the identifier of an installation.
    public func variant(for unit: String) -> Variant? {
        var place = Self.place(of: unit, in: name)
        for variant in variants {
            place -= variant.weight
            if place < 0 { return variant }
        }
        return variants.last
    }

    /// Where among a hundred a unit stands. The zero byte keeps `a` + `bc` and `ab` + `c` apart:
    /// the name of an experiment holds none.
    static func place(of unit: String, in experiment: String) -> Int {
        Int(StableHash.number(of: "\(experiment)\0\(unit)").multipliedFullWidth(by: 100).high)
    }
}
