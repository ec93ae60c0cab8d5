extension NavigationState {
    /// Follows a gesture that left only some of the screens of a stack.
    ///
    /// It is told from what the user saw, so a late word about screens that are gone already, or
    /// about those that came meanwhile, changes nothing.
    /// - Parameters:
    ///   - kept: The screens that the gesture left.
    ///   - shown: The screens that the stack showed before, without its root.
    package mutating func keep(_ kept: [Entry.ID], of shown: [Entry.ID]) {
        if let gone = shown.first(where: { !kept.contains($0) }) { remove(gone) }
    }

    /// Follows a gesture that dismissed a stack, with what was presented over it.
    /// - Parameter root: The first screen of the stack, as the user saw it.
    package mutating func dismiss(stackOf root: Entry.ID) {
        if modals.contains(where: { $0.entries.first?.id == root }) { remove(root) }
    }
}
