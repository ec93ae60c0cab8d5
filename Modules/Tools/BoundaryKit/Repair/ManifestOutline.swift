/// The brackets of a manifest with their elements, as ranges of bytes.
struct ManifestOutline {
    /// An argument, or an element of a list.
    struct Item {
        /// The label before it, such as `dependencies`.
        var label: String?
        var range: Range<Int>

        func extended(to end: Int) -> Item { Item(label: label, range: range.lowerBound..<end) }
    }

    /// A pair of brackets.
    struct Group {
        let open: Int
        /// The offset of the closing bracket.
        var close: Int
        let isList: Bool
        /// The name of the called function; `nil` if it isn't a call.
        let function: String?
        let parent: Int?
        var items: [Item] = []
    }

    private(set) var groups: [Group] = []
    let source: [UInt8]

    init(_ source: [UInt8]) {
        self.source = source
        var tokens = TokenReader(source)
        var open: [Int] = []
        var item: Item?
        // The elements around the current brackets.
        var outer: [Item] = []
        while !tokens.isAtEnd {
            let token = tokens.current
            let text = token.kind == .punctuation ? tokens.text(of: token) : ""
            switch text {
            case "(", "[", "{":
                let range = (item?.range.lowerBound ?? token.start)..<token.end
                outer.append(Item(label: item?.label, range: range))
                let isCall = text == "(" && tokens.previous.kind == .word
                groups.append(
                    Group(
                        open: token.start, close: source.count, isList: text == "[",
                        function: isCall ? tokens.text(of: tokens.previous) : nil,
                        parent: open.last))
                open.append(groups.count - 1)
                item = nil
            case ")", "]", "}":
                if let group = open.popLast() {
                    if let item { groups[group].items.append(item) }
                    groups[group].close = token.start
                    item = outer.popLast()?.extended(to: token.end)
                }
            case ",":
                if let group = open.last, let item { groups[group].items.append(item) }
                item = nil
            case ":" where item?.label == nil && tokens.previous.start == item?.range.lowerBound:
                item = item?.extended(to: token.end)
                item?.label = tokens.text(of: tokens.previous)
            default:
                item = item?.extended(to: token.end) ?? Item(range: token.start..<token.end)
            }
            tokens.advance()
        }
    }

    /// The innermost brackets around an offset.
    func group(around offset: Int) -> Int? {
        groups.indices.last { groups[$0].open < offset && offset < groups[$0].close }
    }

    /// The offset of a place.
    func offset(of place: SourcePlace) -> Int? {
        var start = 0
        for _ in 1..<max(place.line, 1) {
            guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let offset = start + place.column - 1
        return offset < source.count ? offset : nil
    }

    /// The brackets around some others, from the innermost, beginning with them.
    func ancestors(of group: Int) -> [Int] {
        Array(sequence(first: group) { groups[$0].parent })
    }

    func text(of range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// The text between the quotes of the string literal at an offset; `nil` if there is none.
    func literal(at offset: Int) -> String? {
        guard source[offset] == UInt8(ascii: "\"") else { return nil }
        let end = source[(offset + 1)...].firstIndex(of: UInt8(ascii: "\""))
        return end.map { text(of: offset + 1..<$0) }
    }
}
