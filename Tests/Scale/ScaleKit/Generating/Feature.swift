/// A generated feature.
package struct Feature: Sendable {
    /// Its name, such as `Feature007`: that of its module, and the prefix of its types.
    package let name: String
    /// The names of two other features to which its screens link.
    let neighbors: (item: String, home: String)

    /// The features of a package, in order.
    package static func all(_ count: Int) -> [Feature] {
        (0..<count).map { number in
            // The distances share no factor with the usual counts, so links go everywhere.
            Feature(
                name: name(number),
                neighbors: (name((number + 7) % count), name((number * 3 + 1) % count)))
        }
    }

    /// Replaces the names in a file of the template.
    func fill(_ template: String) -> String {
        template
            .replacing("\"/neighbor", with: "\"/\(neighbors.item.lowercased())")
            .replacing("\"/stranger", with: "\"/\(neighbors.home.lowercased())")
            .replacing("Prototype", with: name)
            .replacing("prototype", with: name.lowercased())
    }

    private static func name(_ number: Int) -> String {
        let digits = "\(number)"
        return "Feature" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    }
}
