extension AutomatonStates {
    /// Too few texts to leave them to another state, which costs a look more.
    private static let fewTexts = 8

    /// A state for one place that leads wherever another state leads, except for some texts; `nil`
    /// if there is none, or if it would spare few texts.
    func base(of number: Int) -> (state: Int, exceptions: [(word: Int, next: Int)])? {
        guard frontiers[number].nodes.count > 1 else { return nil }
        let state = states[number]
        let bases = frontiers[number].nodes.map { singles[$0] }
        guard state.check == nil,
            let base = bases.max(by: { states[$0].words.count < states[$1].words.count }),
            base != 0, states[base].check == nil, states[base].other == state.other
        else { return nil }
        // Whatever it has a text for, the other state has one for too.
        var shared = states[base].words[...]
        let exceptions = state.words.filter { word, next in
            guard let first = shared.first, first.word == word else { return true }
            shared.removeFirst()
            return first.next != next
        }
        return state.words.count - exceptions.count < Self.fewTexts ? nil : (base, exceptions)
    }
}
