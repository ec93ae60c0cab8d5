/// A condition of conditional compilation: the text after `#if` or `#elseif`.
package struct CompilationCondition: Hashable, Sendable {
    /// The place of the directive.
    package let place: SourcePlace
    /// The condition as it is written, such as `os(iOS) && DEBUG`.
    package let text: String

    /// All conditions of a file, in source order.
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its path, relative to the package's folder.
    package static func all(in source: [UInt8], file: String) -> [CompilationCondition] {
        var tokens = TokenReader(source)
        var lines = LineCounter()
        var conditions: [CompilationCondition] = []
        while !tokens.isAtEnd {
            guard tokens.current.kind == .pound, let directive = tokens.directive else {
                tokens.advance()
                continue
            }
            let place = lines.place(of: tokens.current.start, in: source, file: file)
            let text = tokens.readCondition(of: directive)
            if !text.isEmpty { conditions.append(CompilationCondition(place: place, text: text)) }
        }
        return conditions
    }
}
