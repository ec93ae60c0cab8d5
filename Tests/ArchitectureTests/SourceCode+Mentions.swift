extension SourceCode {
    /// The modules that it imports, whatever stands before, between or behind.
    var imports: [SourceFile.Mention] {
        // `import` behind a dot, a parenthesis or a comma is a member's or a parameter's name.
        let declaration =
            #/
            (?: ^ | [^.`(,\s] ) \s* \b import \b \s*
            (?: (?: struct | class | enum | protocol | typealias | func | let | var ) \s+ )?
            `? (\w+)
            /#
        return text.matches(of: declaration).map { mention($0.output.1) }
    }

    /// The conditions of its `#if` and `#elseif`.
    var conditions: [SourceFile.Mention] {
        text.matches(of: /#(?:else)?if\b([^\n]*)/).map { mention($0.output.1) }
    }

    private func mention(_ part: Substring) -> SourceFile.Mention {
        SourceFile.Mention(text: String(part), line: text.lineNumber(at: part.startIndex))
    }
}
