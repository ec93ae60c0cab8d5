extension View {
    /// https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        marked { drawing, _ in drawing.opens.append(action) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        marked { drawing, _ in drawing.continues[activityType, default: []].append(action) }
    }

    /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        marked { _, context in
            if context.store.hasChanged(value, at: context.place + ["onChange"]) { action() }
        }
    }

    /// https://developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)
    public func userActivity(
        _ activityType: String, isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        marked { drawing, _ in
            guard isActive else { return }
            let activity = NSUserActivity(activityType: activityType)
            update(activity)
            drawing.offers.append(activity)
        }
    }

    /// https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        // A task on an `if` or a `switch` begins with each of its branches, and ends with it.
        let branch = (self as? any Branching)?.branch ?? ""
        return marked { _, context in
            context.store.begin(at: context.place + ["task", branch]) { await action() }
        }
    }
}
