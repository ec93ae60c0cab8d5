import Testing

@testable import RouteMatching

/// What is wrong with the text of a pattern; `nil` if it can be read.
func patternError(of text: String) -> PatternError? {
    do throws(PatternError) {
        _ = try RoutePattern(text)
        return nil
    } catch {
        return error
    }
}

/// Expects a pattern to be refused with exactly this.
func expectError(
    _ text: String, _ column: Int, _ expected: String, _ suggestion: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        patternError(of: text)
            == PatternError(
                pattern: text, column: column, expected: expected, suggestion: suggestion),
        sourceLocation: sourceLocation)
}
