import RouteSets

/// A part of the benchmark that can be run alone.
enum Part: String, CaseIterable {
    case paths, urls, cold, registering, hurt, requests

    /// Measures it.
    /// - Parameter sizes: How many routes the tables have, for the parts that go through tables.
    func measurements(sizes: [Int], effort: Effort) async throws -> [Measurement] {
        switch self {
        case .hurt: return try BuiltToHurt.measurements(effort: effort)
        case .requests:
            Benchmarks.note("\(self)")
            return try await Requests(effort: effort).measurements()
        default:
            return try sizes.flatMap { size in
                Benchmarks.note("\(self), \(size) routes")
                return try measurements(of: RouteSet(size: size), effort: effort)
            }
        }
    }

    private func measurements(of routes: RouteSet, effort: Effort) throws -> [Measurement] {
        switch self {
        case .paths: Matching.measurements(of: try Routers(routes), effort: effort)
        case .urls: FromURL.measurements(of: try Routers(routes), effort: effort)
        case .cold: ColdCalls.measurements(of: try Routers(routes), effort: effort)
        case .registering: try Registering.measurements(of: routes, effort: effort)
        case .hurt, .requests: []
        }
    }
}
