public import Foundation

/// The content of a fictional backend: a timeline, a shop and a chat that refer to each other.
///
/// ```swift
/// let timeline = try SampleData(now: Date()).document(named: "moments")
/// ```
///
/// All dates are before `now`. Everything else depends only on the seed.
public struct SampleData: Sendable {
    private let seed: UInt64
    private let now: EpochSeconds

    /// Describes the content. ``documents()`` generates it, and
    /// ``document(named:)`` generates a part of it.
    /// - Parameters:
    ///   - seed: Determines the content. The same seed generates the same bytes.
    ///   - now: The current date. All dates in the content are earlier.
    public init(seed: UInt64 = 1, now: Date) {
        self.seed = seed
        self.now = EpochSeconds(now)
    }

    /// Generates all documents.
    /// - Returns: JSON in UTF-8 by name: `moments`, `catalogue` and `conversations`.
    /// - Throws: `EncodingError` if a document can't be encoded as JSON.
    public func documents() throws -> [String: Data] {
        let parts = SampleParts(seed: seed, now: now)
        return Dictionary(
            uniqueKeysWithValues: try SampleParts.Name.allCases.map {
                ($0.rawValue, try parts.document($0))
            })
    }

    /// Generates one document. The others cost nothing.
    /// - Parameter name: One of the names in ``documents()``.
    /// - Returns: The same bytes as in ``documents()``; `nil` if there is no document of that name.
    /// - Throws: `EncodingError` if the document can't be encoded as JSON.
    public func document(named name: String) throws -> Data? {
        try SampleParts.Name(rawValue: name).map(SampleParts(seed: seed, now: now).document)
    }
}
