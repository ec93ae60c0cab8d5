package import Foundation

/// A backend that answers only when a test lets it.
///
///     Storage(documents: Documents(backend.read))
package actor HeldBackend {
    /// How many documents were asked for.
    package private(set) var readings = 0
    private let answers: AsyncStream<String?>
    private let next: AsyncStream<String?>.Continuation

    /// - Parameter answers: The documents of its first answers, which wait for nothing.
    package init(_ answers: String?...) {
        (self.answers, next) = AsyncStream.makeStream()
        for answer in answers { next.yield(answer) }
    }

    /// Returns the next answer as soon as there is one. No two readings may wait at the same time.
    package func read(_ name: String) async -> Data? {
        readings += 1
        for await document in answers { return document.map { Data($0.utf8) } }
        return nil
    }

    /// Answers the reading that waits, or the next one: with a document, or that there is none.
    package func answer(_ document: String?) { next.yield(document) }
}
