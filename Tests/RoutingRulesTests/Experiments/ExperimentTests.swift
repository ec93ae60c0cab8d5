import RoutingTestSupport
import Testing

@testable import RoutingRules

@Suite(.longComputation)
struct `An experiment` {
    /// Counted by a second implementation, in Python.
    @Test(arguments: [
        ("", 0xEFD0_1F60_BA99_2926 as UInt64), ("a", 0x82A2_A958_A9BE_CE5B),
        ("foobar", 0x2C22_1949_22D1_672B), ("zoë", 0x49FC_C25B_81CE_AFB1),
        ("like-button\0u1", 0x2EAD_E164_7E94_3563),
    ])
    func `gives the same number in each process and on each platform`(text: String, hash: UInt64) {
        #expect(Experiment.stableHash(of: text) == hash)
    }

    @Test(arguments: [
        ("u1", 18, 11), ("u2", 99, 47), ("6F9619FF-8B86-D011-B42D-00CF4FC964FF", 86, 39),
        ("zoë", 25, 50), ("", 15, 46), ("1", 15, 7), ("2", 57, 15), ("3", 97, 62),
    ])
    func `places a unit among a hundred, apart from every other experiment`(
        unit: String, like: Int, products: Int
    ) {
        #expect(Experiment.percentile(of: unit, in: "like-button") == like)
        #expect(Experiment.percentile(of: unit, in: "product-list") == products)
    }

    private nonisolated static let weights = [
        [50, 50], [33, 33, 34], [1, 9, 40, 50],
        Array(repeating: 5, count: 20),
    ]
    private nonisolated static let units: [(name: String, of: @Sendable (Int) -> String)] = [
        ("numbers", { "\($0)" }), ("users", { "user-\($0)@example.com" }),
        ("padded", { String(repeating: "0", count: 8 - "\($0)".count) + "\($0)" }),
    ]

    @Test(arguments: weights)
    func `divides units by its weights, within one percent`(
        weights: [Int]
    ) {
        let (name, unit) = Self.units[weights.count % 3]
        let experiment = Experiment(
            name, weights.enumerated().map { .init("v\($0)", weight: $1) })
        var counts: [String: Int] = [:]
        let units = ProofSize.count(100_000, full: 1_000_000)
        for number in 0..<units {
            guard let variant = experiment.variant(for: unit(number)) else {
                Issue.record("\(unit(number)) has no variant")
                return
            }
            counts[variant.name, default: 0] += 1
        }
        for variant in experiment.variants {
            let share = Double(100 * (counts[variant.name] ?? 0)) / Double(units)
            #expect(abs(share - Double(variant.weight)) < 1, "\(name) \(variant): \(share) %")
        }
    }

    @Test
    func `keeps the units of a variant that grows`() {
        let before = Experiment("sale", [.init("new", weight: 10), .init("old", weight: 90)])
        let after = Experiment("sale", [.init("new", weight: 30), .init("old", weight: 70)])
        for number in 0..<1000 where before.variant(for: "\(number)")?.name == "new" {
            #expect(after.variant(for: "\(number)")?.name == "new")
        }
    }

    @Test
    func `divides the units of another one evenly`() {
        let halves = ["one", "other"].map {
            Experiment($0, [.init("a", weight: 50), .init("b", weight: 50)])
        }
        let units = ProofSize.count(100_000, full: 1_000_000)
        let both = (0..<units).count { number in
            halves.allSatisfy { $0.variant(for: "\(number)")?.name == "a" }
        }
        #expect(abs(4 * both - units) < units / 25)
    }
}
