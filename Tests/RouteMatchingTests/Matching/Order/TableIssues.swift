@testable import RouteMatching

/// What is wrong with a table of patterns, one text for each issue; none if it compiles.
func tableIssues(of texts: [String], constraints: [RouteConstraint] = sampleConstraints) -> [String]
{
    do {
        _ = try RouteTable(texts.map { try RoutePattern($0) }, constraints: constraints)
        return []
    } catch let error as RouteTableError {
        return error.issues.map { "\($0)" }
    } catch {
        return ["\(error)"]
    }
}
