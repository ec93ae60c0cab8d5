import Foundation

extension Array where Element: Sendable {
    /// The results of a function for each element, in order. As many elements are transformed at
    /// the same time as there are processors.
    func concurrentMap<Value: Sendable>(
        _ transform: @escaping @Sendable (Element) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var values: [Int: Value] = [:]
            for (index, element) in enumerated() {
                if index >= ProcessInfo.processInfo.activeProcessorCount,
                    let (index, value) = try await group.next()
                {
                    values[index] = value
                }
                group.addTask { (index, try await transform(element)) }
            }
            for try await (index, value) in group { values[index] = value }
            return indices.compactMap { values[$0] }
        }
    }
}
