import RoutingKit

extension Experiment {
    /// Reads the experiment of a rule; `nil`, with issues, if it can't be read.
    init?(_ fields: ConfigFields) {
        fields.require("name", "variants")
        let name = fields.text("name", Self.nameForm, Self.named)
        let all = fields.objects("variants")
        let variants = all?.compactMap(Variant.init) ?? []
        fields.finish()
        guard let name, let all, all.count == variants.count else { return nil }
        var names: Set<String> = []
        for (fields, variant) in zip(all, variants) where !names.insert(variant.name).inserted {
            fields.report("there is a variant '\(variant.name)' already", in: "name")
        }
        if variants.count > Self.maximumVariants {
            fields.report(
                "there are \(variants.count) variants, and at most \(Self.maximumVariants) are read",
                in: "variants")
            return nil
        }
        let sum = variants.reduce(0) { $0 + $1.weight }
        if sum != 100 {
            fields.report(
                "the weights of the variants add up to \(sum), not to 100", in: "variants")
        }
        self.init(name, variants)
    }

    /// One for each percent.
    private static let maximumVariants = 100

    fileprivate static let nameForm = "a name of ASCII letters, digits, '-' and '_'"

    /// Names are part of analytics and of the hash, so they are limited to these characters.
    fileprivate static func named(_ text: String) -> String? {
        text.wholeMatch(of: /[A-Za-z0-9_-]{1,64}/) == nil ? nil : text
    }
}

extension Experiment.Variant {
    fileprivate init?(_ fields: ConfigFields) {
        fields.require("name", "weight")
        let name = fields.text("name", Experiment.nameForm, Experiment.named)
        let weight = fields.value("weight", "a whole number from 0 to 100") {
            if case .integer(let weight) = $0, 0...100 ~= weight { Int(weight) } else { nil }
        }
        let target = fields.text("target", "a URL of the app")
        fields.finish()
        guard let name, let weight else { return nil }
        self.init(name, weight: weight, target: target)
    }
}
