/// A shell that can complete the words of a program.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
