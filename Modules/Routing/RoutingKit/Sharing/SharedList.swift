/// A list whose copies share what they have in common, so that changing the end of a copy takes no
/// longer for a long list than for a short one.
///
/// The screens of a stack are such a list: each request changes the top of it, and the state before
/// is still known to the stage, the history and those who observe the router. Everything can be
/// inlined, so that other modules can specialize it for their own types.
@usableFromInline
package struct SharedList<Element: Sendable>: Sendable {
    /// A part in the middle of a list, which never changes.
    @usableFromInline
    final class Chunk: Sendable {
        @usableFromInline let elements: [Element]

        @inlinable
        init(_ elements: [Element]) {
            self.elements = elements
        }
    }

    @inlinable static var chunkLength: Int { 16 }

    /// The beginning, in parts of one length.
    @usableFromInline var chunks: [Chunk] = []
    /// The end; empty only if the list is.
    @usableFromInline var rest: [Element] = []

    @inlinable
    package init() {}

    @inlinable
    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    @inlinable
    package var count: Int { chunks.count * Self.chunkLength + rest.count }
    @inlinable
    package var isEmpty: Bool { rest.isEmpty }
    @inlinable
    package var first: Element? { chunks.first?.elements.first ?? rest.first }
    @inlinable
    package var last: Element? { rest.last }

    /// All elements, which takes longer for a longer list.
    @inlinable
    package var elements: [Element] { chunks.flatMap(\.elements) + rest }

    /// The element at a position, counted from the beginning.
    @inlinable
    package subscript(index: Int) -> Element {
        let start = chunks.count * Self.chunkLength
        if index >= start { return rest[index - start] }
        return chunks[index / Self.chunkLength].elements[index % Self.chunkLength]
    }

    /// A part of the element at a position, without a copy of all of it.
    @inlinable
    package func part<Part>(at index: Int, _ part: (Element) -> Part) -> Part {
        let start = chunks.count * Self.chunkLength
        if index >= start { return part(rest[index - start]) }
        return part(chunks[index / Self.chunkLength].elements[index % Self.chunkLength])
    }

    @inlinable
    package mutating func append(_ element: Element) {
        if rest.count == Self.chunkLength {
            chunks.append(Chunk(rest))
            rest = []
        }
        rest.append(element)
    }

    /// Replaces the element at a position.
    @inlinable
    package mutating func replace(at index: Int, with element: Element) {
        let start = chunks.count * Self.chunkLength
        if index >= start {
            rest[index - start] = element
        } else {
            var elements = chunks[index / Self.chunkLength].elements
            elements[index % Self.chunkLength] = element
            chunks[index / Self.chunkLength] = Chunk(elements)
        }
    }

    /// Removes everything after the first elements.
    @inlinable
    mutating func truncate(to count: Int) {
        let kept = max((count - 1) / Self.chunkLength, 0)
        if kept < chunks.count {
            rest = chunks[kept].elements
            chunks.removeSubrange(kept...)
        }
        rest.removeSubrange((count - kept * Self.chunkLength)...)
    }

    /// The position of the last element that fulfils a condition. It is searched for from the end,
    /// where the screens that matter are.
    @inlinable
    package func lastIndex(where condition: (Element) -> Bool) -> Int? {
        let start = chunks.count * Self.chunkLength
        if let index = rest.lastIndex(where: condition) { return start + index }
        for number in chunks.indices.reversed() {
            if let index = chunks[number].elements.lastIndex(where: condition) {
                return number * Self.chunkLength + index
            }
        }
        return nil
    }
}

extension SharedList where Element: Equatable {
    /// How many elements at the beginning of both lists are the same.
    @inlinable
    package func commonPrefix(with other: SharedList) -> Int { commonPrefix(with: other) { $0 } }
}

extension SharedList {
    /// How many elements at the beginning of both lists are the same.
    /// - Parameter identity: What two elements have in common only if they are the same.
    @inlinable
    package func commonPrefix<Identity: Equatable>(
        with other: SharedList, by identity: (Element) -> Identity
    ) -> Int {
        let parts = Swift.min(chunks.count, other.chunks.count)
        var number = 0
        while number < parts, chunks[number] === other.chunks[number] { number += 1 }
        while number <= parts {
            let (left, right) = (part(at: number), other.part(at: number))
            var index = 0
            while index < Swift.min(left.count, right.count),
                identity(left[index]) == identity(right[index])
            {
                index += 1
            }
            if index < Self.chunkLength { return number * Self.chunkLength + index }
            number += 1
        }
        return number * Self.chunkLength
    }

    @inlinable
    func part(at number: Int) -> [Element] {
        number < chunks.count ? chunks[number].elements : rest
    }
}

extension SharedList: Equatable where Element: Equatable {
    @inlinable
    package static func == (left: SharedList, right: SharedList) -> Bool {
        left.count == right.count && left.commonPrefix(with: right) == left.count
    }
}

extension SharedList: Hashable where Element: Hashable {
    @inlinable
    package func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
