/// The values that a URL offers, from the current one on.
///
/// The first value arrives at once, and a slow reader gets only the newest one. Reading shows no
/// screen and has no side effects. The values end if the feature has no more, or with a
/// ``RouteError`` as soon as the URL would be refused, for instance because the user signs out.
public struct RouteValues<Value: Decodable & Sendable>: AsyncSequence, Sendable {
    /// A value of the URL.
    public typealias Element = Value

    /// Each iterator is a reader of its own.
    private let begin: @MainActor @Sendable () -> any RouteValueReader

    package init(_ begin: @escaping @MainActor @Sendable () -> any RouteValueReader) {
        self.begin = begin
    }

    /// Makes a reader of its own. It begins to read with the first call of `next()`.
    public func makeAsyncIterator() -> Iterator { Iterator(begin: begin) }

    /// Reads the values. It stops reading when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let begin: @MainActor @Sendable () -> any RouteValueReader
        fileprivate var reader: (any RouteValueReader)?
        fileprivate var isOver = false

        /// Waits for the first value or another one; `nil` at the end, and if the task is
        /// cancelled.
        /// - Throws: ``RouteError`` if the URL is refused, or if its value has another structure
        ///   than `Value`. It ends the sequence.
        public mutating func next() async throws(RouteError) -> Value? {
            if isOver { return nil }
            let reader: any RouteValueReader
            if let begun = self.reader { reader = begun } else { reader = await begin() }
            self.reader = reader
            do throws(RouteError) {
                let value = try await reader.next()
                let url = await reader.url
                if let value { return try value.result(of: url) }
            } catch {
                end()
                throw error
            }
            end()
            return nil
        }

        private mutating func end() { (isOver, reader) = (true, nil) }
    }
}

/// One reader of the values of a URL, which stops when it is released.
@MainActor
package protocol RouteValueReader: AnyObject, Sendable {
    var url: String? { get }

    func next() async throws(RouteError) -> RouteValue?
}
