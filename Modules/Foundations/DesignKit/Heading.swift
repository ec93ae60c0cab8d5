/// A heading, with the initials of a person in front: `(ZM) Zoë Müller`.
public struct Heading {
    /// `nil` without a person.
    public let badge: String?
    public let text: String

    public init(_ title: String) {
        let parts = title.split(separator: " ", maxSplits: 1)
        if parts.count == 2, parts[0].count <= 4, "([".contains(parts[0].prefix(1)),
            ")]".contains(parts[0].suffix(1))
        {
            badge = String(parts[0].dropFirst().dropLast())
            text = String(parts[1])
        } else {
            badge = nil
            text = title
        }
    }
}
