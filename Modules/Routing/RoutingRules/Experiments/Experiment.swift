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
        package let target: String?

        /// Describes a variant.
        /// - Parameters:
        ///   - name: The name.
        ///   - weight: How many of a hundred units see it.
        ///   - target: A URL of the app that it shows instead of its route.
        package init(_ name: String, weight: Int, target: String? = nil) {
            self.name = name
            self.weight = weight
            self.target = target
        }
    }

    /// The name, which decides together with the unit; another name divides the units differently.
    package let name: String
    /// The variants. Their weights add up to 100.
    let variants: [Variant]

    init(_ name: String, _ variants: [Variant]) {
        self.name = name
        self.variants = variants
    }

    /// The variant that a unit sees; `nil` only if there is none.
    /// - Parameter unit: The participant, for instance the identifier of an installation.
    public func variant(for unit: String) -> Variant? {
        var place = Self.place(of: unit, in: name)
        for variant in variants {
            place -= variant.weight
            if place < 0 { return variant }
        }
        return variants.last
    }

    /// The place of a unit, from 0 to 99. The zero byte keeps `a` + `bc` and `ab` + `c` apart: the name
    /// of an experiment has none.
    static func place(of unit: String, in experiment: String) -> Int {
        Int(StableHash.number(of: "\(experiment)\0\(unit)").multipliedFullWidth(by: 100).high)
    }
}
