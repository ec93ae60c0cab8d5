import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite struct `A list that shares its beginning with its copies` {
    @Test
    func `it is what an array is, whatever is done to it`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        var (list, array) = (SharedList<Int>(), [Int]())
        for step in 1...ProofSize.count(5_000, full: 50_000) {
            let value = Int.random(in: 0...9, using: &random)
            switch Int.random(in: 0...5, using: &random) {
            case 0 where !array.isEmpty:
                let index = Int.random(in: 0..<array.count, using: &random)
                list.replace(at: index, with: value)
                array[index] = value
            case 1 where step.isMultiple(of: 7):
                let count = Int.random(in: 0...array.count, using: &random)
                list.truncate(to: count)
                array.removeSubrange(count...)
            default:
                list.append(value)
                array.append(value)
            }
            guard list.elements == array, list.count == array.count, list.last == array.last,
                list.first == array.first, list.isEmpty == array.isEmpty,
                list == SharedList(array),
                list.lastIndex(where: { $0 == 5 }) == array.lastIndex(of: 5),
                array.indices.allSatisfy({ list[$0] == array[$0] })
            else {
                Issue.record("seed \(seed), step \(step): \(list.elements), not \(array)")
                return
            }
        }
    }

    @Test(arguments: [0, 1, 15, 16, 17, 100], [0, 1, 16, 31, 32, 33, 100])
    func `it finds how far two lists are the same`(first: Int, second: Int) {
        let (one, other) = (SharedList(0..<first), SharedList(0..<second))
        #expect(one.commonPrefix(with: other) == min(first, second))
        var changed = SharedList(0..<second)
        for index in 0..<second {
            changed.replace(at: index, with: -1)
            #expect(SharedList(0..<second).commonPrefix(with: changed) == index)
            changed.replace(at: index, with: index)
        }
    }

    @Test
    func `a copy keeps what it was`() {
        var list = SharedList(0..<40)
        let copy = list
        list.replace(at: 3, with: -1)
        list.truncate(to: 20)
        list.append(-2)
        #expect(copy.elements == Array(0..<40))
        #expect(list.commonPrefix(with: copy) == 3)
        #expect(list != copy)
    }
}
