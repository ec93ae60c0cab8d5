/// The standard library may change how it turns random bits into choices, which would change the
/// documents; these functions stay the same.
extension SplitMix64 {
    mutating func number(below bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + number(below: range.count)
    }

    mutating func chance(oneIn count: Int) -> Bool { number(below: count) == 0 }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var result = elements
        for index in result.indices.dropFirst() {
            result.swapAt(index, number(in: 0...index))
        }
        return result
    }
}
