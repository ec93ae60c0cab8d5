/// Lays out a bitmap index in memory.
struct BitmapIndexLayout {
    /// A list of items under what a segment has to be at a place.
    private typealias List = [BitmapIndex.Item]

    /// See ``BitmapIndex`` for each of these.
    let blocks: Int
    private(set) var rows: [UInt64]
    private(set) var items: [BitmapIndex.Item] = []
    private(set) var texts: [BitmapIndex.Text] = []
    private(set) var demands: [BitmapIndex.Demands] = []
    private(set) var forms: [UInt32] = []
    private(set) var runs: [BitmapIndex.Run] = []

    private let constraints: [String: Int]
    /// The items of each text at a place, of each type, and of each question.
    private var ofTexts: [[Int: List]]
    private var ofTypes: [[SegmentType: List]]
    private var ofQuestions: [[(question: Automaton.Question, list: List)]]
    /// The places of the questions.
    private var numbers: [[Automaton.Question: Int]]
    private var places: Int { ofTexts.count }

    /// An index that nothing is looked up in.
    init() {
        (blocks, rows, constraints) = (0, [], [:])
        (ofTexts, ofTypes, ofQuestions, numbers) = ([], [], [], [])
    }

    /// - Parameters:
    ///   - forms: The forms of a table.
    ///   - constraints: The number of each constraint that is there.
    ///   - runs: What some states leave possible.
    ///   - storedKey: The key under which a text is stored.
    init(
        _ forms: PatternForms, constraints: [String: Int], runs: [BitmapIndex.Run],
        storedKey: (Int) -> SegmentKey
    ) {
        let places = forms.forms.map(\.segments.count).max() ?? 0
        blocks = (forms.forms.count + 63) / 64
        rows = Array(repeating: 0, count: (2 * places + 3) * blocks)
        ofTexts = Array(repeating: [:], count: places)
        ofTypes = Array(repeating: [:], count: places)
        ofQuestions = Array(repeating: [], count: places)
        numbers = Array(repeating: [:], count: places)
        self.constraints = constraints
        self.runs = runs
        for (number, form) in forms.treeOrder.enumerated() {
            self.forms.append(UInt32(form))
            add(number, forms.forms[form].segments, of: forms.symbols)
        }
        layOutTexts(forms.symbols.words, storedKey)
        layOutDemands(of: forms.symbols)
    }

    private mutating func add(_ number: Int, _ segments: Range<Int>, of symbols: SegmentSymbols) {
        for (place, index) in segments.enumerated() {
            let symbol = symbols.symbols[index]
            switch symbol.kind {
            case .literal: Self.add(number, to: &ofTexts[place][symbol.detail, default: []])
            case .enumerated:
                for word in symbols.enumerations[symbol.detail] {
                    Self.add(number, to: &ofTexts[place][word, default: []])
                }
            case .typed:
                let type = SegmentType.allCases[symbol.detail]
                if type == .bool {
                    add(number, of: .isBool, at: place)
                } else {
                    Self.add(number, to: &ofTypes[place][type, default: []])
                }
            case .constrained:
                // One that is not there passes nothing.
                if let constraint = constraints[symbols.constraints[symbol.detail]] {
                    add(number, of: .passes(constraint), at: place)
                }
            case .affixedTyped, .affixedConstrained, .affixed:
                add(number, of: .isAffixed(symbol.detail), at: place)
            case .parameter, .wildcard: set(number, inRow: place)
            case .rest:
                for place in place...places { set(number, inRow: place) }
                for count in (place + 1)...(places + 1) { set(number, inRow: places + 1 + count) }
                return
            }
        }
        set(number, inRow: places + 1 + segments.count)
    }

    private mutating func set(_ number: Int, inRow row: Int) {
        rows[row * blocks + number / 64] |= 1 << UInt64(number % 64)
    }

    private mutating func add(_ number: Int, of question: Automaton.Question, at place: Int) {
        let index = numbers[place][question, default: ofQuestions[place].count]
        if index == ofQuestions[place].count {
            numbers[place][question] = index
            ofQuestions[place].append((question, []))
        }
        Self.add(number, to: &ofQuestions[place][index].list)
    }

    private static func add(_ number: Int, to list: inout List) {
        let block = UInt32(number / 64)
        if list.last?.block != block { list.append(BitmapIndex.Item(bits: 0, block: block)) }
        list[list.count - 1].bits |= 1 << UInt64(number % 64)
    }

    private mutating func layOut(_ list: List) -> BitmapIndex.Items {
        let start = UInt32(items.count)
        items += list
        return BitmapIndex.Items(start: start, end: UInt32(items.count))
    }

    private mutating func layOutTexts(
        _ words: [LiteralTable.Word], _ storedKey: (Int) -> SegmentKey
    ) {
        let count = ofTexts.reduce(0) { $0 + $1.count }
        let bits = UInt32((count + count / 4).bitWidth - (count + count / 4).leadingZeroBitCount)
        let mask = UInt32(1 << bits - 1)
        texts = Array(repeating: BitmapIndex.Text(), count: 1 << bits)
        for place in 0..<places {
            for (word, list) in ofTexts[place].sorted(by: { $0.key < $1.key }) {
                let place = UInt32(place)
                var entry = BitmapIndex.entry(of: words[word].key, at: place, bits: bits)
                while texts[Int(entry)].key.low != 0 { entry = (entry + 1) & mask }
                texts[Int(entry)] = BitmapIndex.Text(
                    key: storedKey(word), place: place, items: layOut(list))
            }
        }
    }

    private mutating func layOutDemands(of symbols: SegmentSymbols) {
        demands = Array(repeating: BitmapIndex.Demands(), count: places)
        for place in 0..<places {
            let types = ofTypes[place]
            if !types.isEmpty {
                demands[place].classes = SegmentClass.allCases.map { type in
                    layOut(Self.union(of: types.filter { type.admits($0.key) }.map(\.value)))
                }
            }
            var affixes: [AffixIndex.Member] = []
            for (question, list) in ofQuestions[place] {
                let items = layOut(list)
                if case .isAffixed(let test) = question {
                    affixes.append(AffixIndex.Member(test: test, items: items))
                } else {
                    demands[place].questions.append((question, items))
                }
            }
            demands[place].affixes = AffixIndex(affixes, of: symbols.affixed)
            demands[place].admitsAny =
                rows[(place * blocks)..<((place + 1) * blocks)].contains { $0 != 0 }
        }
    }

    private static func union(of lists: [List]) -> List {
        guard lists.count > 1 else { return lists.first ?? [] }
        let bits = Dictionary(lists.joined().map { ($0.block, $0.bits) }, uniquingKeysWith: |)
        return bits.sorted { $0.key < $1.key }.map { BitmapIndex.Item(bits: $1, block: $0) }
    }
}
