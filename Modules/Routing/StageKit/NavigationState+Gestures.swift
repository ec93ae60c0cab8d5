extension NavigationState {
    /// Applies a gesture that removed some screens of a stack.
    ///
    /// The gesture is described by what the user saw, so that a late report doesn't affect screens
    /// that were removed or added in the meantime.
    /// - Parameters:
    ///   - kept: The screens that remain after the gesture.
    ///   - shown: The screens that the stack showed before the gesture, without its root.
    package mutating func keep(_ kept: [Entry.ID], of shown: [Entry.ID]) {
        if let gone = shown.first(where: { !kept.contains($0) }) { remove(gone) }
    }

    /// Applies a gesture that dismissed a stack, and what was presented over it.
    /// - Parameter root: The first screen of the stack, as the user saw it.
    package mutating func dismiss(stackOf root: Entry.ID) {
        if modals.contains(where: { $0.entries.first?.id == root }) { remove(root) }
    }
}
