extension SplitMix64 {
    /// The language of a text: people use their own language half of the time, and English
    /// otherwise.
    mutating func language(of contact: Contact) -> Language {
        chance(oneIn: 2) ? contact.language : .english
    }
}
