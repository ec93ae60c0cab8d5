/// https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
    public var disablesAnimations = false

    public init() {}
}

/// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
