package import RouteMatching

/// The error of work that may fail; `nil` if it succeeds.
///
///     failure { () throws(PatternError) in try RoutePattern("list") }
package func failure<Failure: Error, Value>(
    of work: () throws(Failure) -> Value
) -> Failure? {
    do throws(Failure) {
        _ = try work()
        return nil
    } catch {
        return error
    }
}

/// What is wrong with a table of patterns; nothing if it compiles.
package func tableIssues(
    of patterns: [RoutePattern], constraints: [RouteConstraint]
) -> [RouteTableError.Issue] {
    let error = failure { () throws(RouteTableError) in
        try RouteTable(patterns, constraints: constraints)
    }
    return error?.issues ?? []
}
