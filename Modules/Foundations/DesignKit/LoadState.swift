/// The loading state of a screen's data. Every stage draws each case.
public enum LoadState<Value> {
    /// The data is being read.
    case loading
    /// The data is there. The notice says in the user's words that it couldn't be read again.
    case loaded(Value, notice: String? = nil)
    /// There is no data, which is no failure. The sentence says so in the user's words, such as
    /// `The cart is empty.`
    case empty(String)
    /// The data can't be read. The sentence says so in the user's words, such as `The shop can't be
    /// loaded.`
    case failed(String)

    /// The value; `nil` if it isn't loaded.
    package var value: Value? {
        if case .loaded(let value, _) = self { value } else { nil }
    }

    /// The same state of another value.
    public func map<Other>(_ transform: (Value) -> Other) -> LoadState<Other> {
        switch self {
        case .loading: .loading
        case .loaded(let value, let notice): .loaded(transform(value), notice: notice)
        case .empty(let sentence): .empty(sentence)
        case .failed(let sentence): .failed(sentence)
        }
    }
}

extension LoadState: Sendable where Value: Sendable {}
extension LoadState: Equatable where Value: Equatable {}

extension Content {
    /// The content of a screen in each state of its data.
    /// - Parameters:
    ///   - state: The state.
    ///   - refresh: Reads the data again after a failure.
    ///   - content: The content of the loaded data. It stays if the data can't be read again.
    public init<Value>(
        _ state: LoadState<Value>, refresh: @escaping @MainActor @Sendable () async -> Void,
        content: (Value) -> Content
    ) {
        func failure(_ sentence: String) -> ContentSection {
            ContentSection(
                nil, [.text(sentence), .action(Self.tryAgainTitle, perform: refresh)])
        }
        switch state {
        case .loading: self.init([ContentSection(nil, [.loading()])])
        case .loaded(let value, nil): self = content(value)
        case .loaded(let value, let notice?):
            self.init([failure(notice)] + content(value).sections)
        case .empty(let sentence): self.init([ContentSection(nil, [.text(sentence)])])
        case .failed(let sentence): self.init([failure(sentence)])
        }
    }
}
