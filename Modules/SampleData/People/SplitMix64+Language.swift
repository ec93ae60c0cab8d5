extension SplitMix64 {
    /// The language of one text: people with another mother tongue use it half of the time.
    mutating func language(of contact: Contact) -> Language {
        chance(oneIn: 2) ? contact.language : .english
    }
}
