extension RouteTable.Match {
    /// The value under a name, read as a type: `match.value("id", as: Int.self)`.
    /// - Returns: `nil` if the path has no such value, has several, or one of another type.
    public func value<Value: SegmentValue>(
        _ name: String, as type: Value.Type = Value.self
    ) -> Value? {
        let texts = self[name]
        return texts.count == 1 ? Value(segment: texts[0]) : nil
    }
}
