/// Lays out the states of an automaton in memory, depth first, so that what follows each other on a
/// path lies close together.
struct AutomatonLayout {
    private let found: AutomatonStates
    private let words: [LiteralTable.Word]
    /// See ``Automaton`` for each of these.
    private(set) var states = [Automaton.State()]
    private(set) var texts: [UInt64] = []
    private(set) var rows: [UInt32] = []
    private(set) var checks: [Automaton.Check] = []
    private(set) var literalPaths: [Automaton.LiteralPath] = []
    private(set) var wholeLengths: UInt64 = 0
    private(set) var bitmaps = BitmapIndexLayout()
    private(set) var affixTests: [AffixTest] = []

    /// The place of each word in the texts, plus one, and the place of each state that follows
    /// something else than a text.
    private var textPlaces: [UInt32], statePlaces: [UInt32]
    private var checkNumbers: [Automaton.Check: UInt32] = [:]
    /// The states whose entries are laid out; other texts with the same next state share them.
    private var known: [Automaton.State?]
    /// Where states are still to be filled in.
    private var open: [(place: Int, state: Int)] = []

    init(_ found: AutomatonStates, of patterns: [RoutePattern]) {
        self.found = found
        words = found.forms.symbols.words
        textPlaces = Array(repeating: 0, count: words.count)
        statePlaces = Array(repeating: 0, count: found.states.count)
        known = Array(repeating: nil, count: found.states.count)
        _ = place(of: Automaton.start)
        fill()
        rows = found.rows.map { place(of: $0) }
        fill()
        addLiteralPaths(of: patterns)
        let symbols = found.forms.symbols
        let constraints = symbols.constraints.map { found.constraints[$0] }
        for segment in symbols.affixed {
            affixTests.append(
                AffixTest(segment, constraints: constraints, texts: &texts))
        }
        guard !found.runs.isEmpty else { return }
        bitmaps = BitmapIndexLayout(
            found.forms, constraints: found.constraints, runs: found.runs,
            storedKey: { key(of: $0) })
    }

    /// The logarithm of a power of two with room to spare, so that a text that is not there is soon
    /// found missing.
    private static func sizeBits(for count: Int) -> Int {
        var bits = 0
        while 1 << bits < count + count / 4 { bits += 1 }
        return bits
    }

    /// The seed with which most keys of a small table have a place of their own.
    private func seed(for keys: [SegmentKey], bits: UInt32) -> UInt32 {
        guard bits <= 6 else { return 0 }
        var best: (seed: UInt32, places: Int) = (0, 0)
        for seed in 0..<UInt32(32) where best.places < keys.count {
            let taken = keys.reduce(0 as UInt64) { taken, key in
                taken | 1 << UInt64(key.place(inTableOfBits: bits, seed: seed))
            }
            if taken.nonzeroBitCount > best.places { best = (seed, taken.nonzeroBitCount) }
        }
        return best.seed
    }

    private mutating func place(of state: Int) -> UInt32 {
        guard state != 0 else { return 0 }
        if statePlaces[state] == 0 {
            statePlaces[state] = UInt32(states.count)
            open.append((states.count, state))
            states.append(Automaton.State())
        }
        return statePlaces[state]
    }

    private mutating func fill() {
        while let (place, number) = open.popLast() {
            let content = known[number] ?? layOut(number)
            known[number] = content
            states[place].table = content.table
            states[place].end |= content.end
            states[place].other = content.other
            states[place].checkAndSeed = content.checkAndSeed
        }
    }

    private mutating func layOut(_ number: Int) -> Automaton.State {
        let state = found.states[number]
        let hasRows = found.hasRows(state)
        var content = Automaton.State()
        if state.form != PatternTree.none { content.end = UInt32(state.form + 1) }
        if let check = state.check { content.checkAndSeed = self.number(of: found.checks[check]) }
        content.other = hasRows ? UInt32(state.other) : place(of: state.other)
        var followers = found.followers[state.followers]
        var needsTable = !followers.isEmpty
        if let (base, exceptions) = found.base(of: number) {
            content.other = place(of: base) | Automaton.State.isBase
            followers = exceptions[...]
            needsTable = true
        }
        guard needsTable else { return content }
        let bits = Self.sizeBits(for: followers.count)
        precondition(states.count < 1 << Automaton.State.sizeShift, "four gigabytes of states")
        content.table = UInt32(states.count | bits << Int(Automaton.State.sizeShift))
        if followers.count > 1 {
            let seed = seed(for: followers.map { words[$0.word].key }, bits: UInt32(bits))
            content.checkAndSeed |= seed << Automaton.State.seedShift
        }
        states += repeatElement(Automaton.State(), count: 1 << bits)
        for follower in followers {
            let entry = freeEntry(for: words[follower.word].key, of: content)
            states[entry].key = key(of: follower.word)
            if hasRows {
                states[entry].other = UInt32(follower.next)
            } else {
                open.append((entry, follower.next))
            }
        }
        return content
    }

    private mutating func freeEntry(for key: SegmentKey, of state: Automaton.State) -> Int {
        var place = state.place(of: key)
        while states[Int(state.entries + place)].key.low != 0 {
            states[Int(state.entries + place)].end |= Automaton.State.isPassed
            place = state.place(after: place)
        }
        return Int(state.entries + place)
    }

    private mutating func number(of check: Automaton.Check) -> UInt32 {
        if let number = checkNumbers[check] { return number }
        precondition(checks.count < 1 << Automaton.State.seedShift - 1, "gigabytes of checks")
        checks.append(check)
        checkNumbers[check] = UInt32(checks.count)
        return UInt32(checks.count)
    }

    /// The key of the entry for a text.
    private mutating func key(of number: Int) -> SegmentKey {
        if words[number].isKey { return words[number].key }
        let word = words[number]
        if textPlaces[number] == 0 {
            textPlaces[number] = UInt32(texts.count) + 1
            texts.append(UInt64(word.count))
            texts += found.forms.symbols.texts[word.text]
        }
        return SegmentKey(
            low: word.key.low, high: Automaton.State.textMark | UInt64(textPlaces[number] - 1))
    }

    /// Adds the paths of the forms that have nothing but literals in ASCII.
    private mutating func addLiteralPaths(of patterns: [RoutePattern]) {
        let forms = found.forms.literalPaths(of: patterns)
        let bits = Self.sizeBits(for: forms.count * 3 / 2 + 1)
        literalPaths = Array(repeating: Automaton.LiteralPath(), count: 1 << bits)
        var path: [UInt8] = []
        for form in forms {
            found.forms.spell(form, of: patterns, in: &path)
            path.withUnsafeBytes { addLiteralPath(TextBytes($0), form: form) }
        }
    }

    private mutating func addLiteralPath(_ path: TextBytes, form: Int) {
        let mask = UInt32(literalPaths.count - 1)
        let hash = path.hash(endingWith: path.lastWord)
        var place = Automaton.place(of: hash, mask: mask)
        while literalPaths[Int(place)].key != 0 { place = (place + 1) & mask }
        literalPaths[Int(place)] = Automaton.LiteralPath(
            key: hash, text: UInt32(texts.count), form: UInt32(form + 1))
        path.addText(to: &texts)
        wholeLengths |= 1 << UInt64(path.count % 64)
    }
}
