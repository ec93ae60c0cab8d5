/// What stands for the result of a function that a type doesn't have.
///
/// A protocol of the router can ask for a function twice, with and without `async`. A function that needs
/// no `async` fulfils both, so the router calls it directly; one that needs it fulfils one, and the
/// router starts a task for it. The other one then returns `NoAnswer`. The compiler infers which.
public struct NoAnswer: Sendable {
    package init() {}
}
