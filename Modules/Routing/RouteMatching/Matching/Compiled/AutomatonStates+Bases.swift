extension AutomatonStates {
    /// Too few texts to leave them to another state, which costs a look more.
    private static let fewTexts = 8

    /// A state for one place with the same next states as another one, except for some texts; `nil`
    /// if there is none, or if it would spare few texts.
    func base(of number: Int) -> (state: Int, exceptions: [Follower])? {
        let state = states[number]
        guard state.nodes.count > 1, state.check == nil else { return nil }
        let bases = nodes[state.nodes].map { singles[$0] }
        guard
            let base = bases.max(by: {
                states[$0].followers.count < states[$1].followers.count
            }),
            base != 0, states[base].check == nil, states[base].other == state.other
        else { return nil }
        // Whatever it has a text for, the other state has one for too.
        var shared = followers[states[base].followers]
        let exceptions = followers[state.followers].filter { follower in
            guard let first = shared.first, first.word == follower.word else { return true }
            shared.removeFirst()
            return first.next != follower.next
        }
        return state.followers.count - exceptions.count < Self.fewTexts ? nil : (base, exceptions)
    }
}
