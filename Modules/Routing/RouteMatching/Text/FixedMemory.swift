/// Values of a fixed number in memory of their own, which never change once they are there.
///
/// An array would do as well, but every access to one that is part of a larger value counts
/// references. Here the owner counts: it keeps the memory as long as it lives, and frees it.
struct FixedMemory<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    init(_ elements: [Element]) {
        count = elements.count
        // At the beginning of a line of the processor's cache, so that nothing small is in two.
        base = UnsafeMutableRawPointer.allocate(
            byteCount: max(1, elements.count) * MemoryLayout<Element>.stride, alignment: 64
        ).bindMemory(to: Element.self, capacity: elements.count)
        base.initialize(from: elements, count: elements.count)
    }

    /// A value by its place, which is checked: a wrong one stops the program, as with an array.
    @inline(__always)
    subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "beyond the memory")
        return base[index]
    }

    /// Gives the memory back; only its owner does so, when no reader is left.
    func deallocate() {
        base.deallocate()
    }
}
