package import Foundation

/// A backend that answers only when a test lets it.
///
///     Storage(documents: Documents(backend.read))
package actor HeldBackend {
    /// How many documents were asked for.
    package private(set) var readings = 0
    private var waiting: [CheckedContinuation<Data?, Never>] = []
    private var answers: [Data?]

    /// - Parameter answers: The documents of its first answers, which wait for nothing.
    package init(_ answers: String?...) { self.answers = answers.map { $0.map { Data($0.utf8) } } }

    /// Returns the next answer as soon as there is one.
    package func read(_ name: String) async -> Data? {
        readings += 1
        if !answers.isEmpty { return answers.removeFirst() }
        return await withCheckedContinuation { waiting.append($0) }
    }

    /// Answers the oldest reading that waits, or the next one: with a document, or that there is
    /// none.
    package func answer(_ document: String?) {
        let data = document.map { Data($0.utf8) }
        if waiting.isEmpty {
            answers.append(data)
        } else {
            waiting.removeFirst().resume(returning: data)
        }
    }
}
