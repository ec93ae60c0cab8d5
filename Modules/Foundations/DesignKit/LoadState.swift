public import RoutingKit

/// The loading state of a screen's data. Every stage draws each case.
public enum LoadState<Value> {
    case loading
    /// It is there. The notice says in the user's words that the data couldn't be read again.
    case loaded(Value, notice: String? = nil)
    /// There is none, which is no failure: a sentence in the user's words, such as `The cart is
    /// empty.`
    case empty(String)
    /// It can't be read: a sentence in the user's words, such as `The shop can't be loaded.`
    case failed(String)
    /// The data was read, and has no such thing: that of a link may be gone.
    case missing(NotFound)

    /// Describes data that is read.
    /// - Parameters:
    ///   - value: The data as last read; `nil` before.
    ///   - error: Why it couldn't be read the last time.
    ///   - failure: The same in the user's words.
    public init(_ value: Value?, error: (any Error)?, failure: String) {
        switch value {
        case let value?: self = .loaded(value, notice: error == nil ? nil : failure)
        case nil: self = error == nil ? .loading : .failed(failure)
        }
    }

    /// The same state of what is made of the value. It is ``missing(_:)`` if that throws
    /// `NotFound`.
    public func map<Other>(
        _ transform: (Value) throws(NotFound) -> Other
    ) -> LoadState<Other> {
        flatMap { value in
            do throws(NotFound) {
                return .loaded(try transform(value))
            } catch {
                return .missing(error)
            }
        }
    }

    /// The state of something that is found by the value, and may have to be read, too.
    public func flatMap<Other>(
        _ transform: (Value) -> LoadState<Other>
    ) -> LoadState<Other> {
        switch self {
        case .loading: return .loading
        case .loaded(let value, let notice):
            let other = transform(value)
            if case .loaded(let found, nil) = other { return .loaded(found, notice: notice) }
            return other
        case .empty(let sentence): return .empty(sentence)
        case .failed(let sentence): return .failed(sentence)
        case .missing(let thing): return .missing(thing)
        }
    }

    /// The value if it is loaded.
    public var value: Value? { if case .loaded(let value, _) = self { value } else { nil } }
}

extension LoadState: Sendable where Value: Sendable {}
extension LoadState: Equatable where Value: Equatable {}

extension Content {
    /// Describes data with its state.
    /// - Parameters:
    ///   - state: The data, or what is in its place.
    ///   - refresh: Reads the data again after a failure. Loaded content stays if that fails.
    ///   - content: Describes the data.
    init<Value>(
        _ state: LoadState<Value>, refresh: @escaping @MainActor @Sendable () async -> Void,
        content: (Value) -> Content
    ) {
        func failure(_ sentence: String) -> [ContentRow] {
            [.text(sentence), .action(Self.tryAgainTitle, perform: refresh)]
        }
        let rows: [ContentRow] =
            switch state {
            case .loading: [.loading()]
            case .loaded(_, let notice): notice.map(failure) ?? []
            case .empty(let sentence): [.text(sentence)]
            case .failed(let sentence): failure(sentence)
            case .missing(let thing): failure(thing.sentence)
            }
        let page = state.value.map { content($0).sections } ?? []
        self.init(rows.isEmpty ? page : [ContentSection(nil, rows)] + page)
    }
}

extension NotFound {
    /// What the user reads, in their language.
    package var sentence: String { userSentence ?? texts("This doesn't exist, or was removed.") }
}
