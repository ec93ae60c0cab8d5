extension HostingWindow {
    /// What is presented, one over the other.
    public var presentations: [Presentation] {
        var presentations: [Presentation] = []
        var next = drawing.presentation
        while let presentation = next {
            presentations.append(presentation)
            next = presentation.content.presentation
        }
        return presentations
    }

    /// The page that the user sees: of the last presentation, or else of the tab in front.
    public var page: Drawing { front.page }

    /// The stack or the tabs that nothing is presented over.
    public var front: Drawing { presentations.last?.content ?? drawing }

    /// Swipes back.
    /// - Returns: Whether there was anything to go back to.
    @discardableResult
    public func swipeBack(by count: Int = 1) -> Bool {
        guard let stack = front.inFront.all.first(where: { $0.kind == .stack }),
            stack.children.count > count
        else { return false }
        stack.pop?(stack.children.count - 1 - count)
        return true
    }

    /// Swipes down what is presented in front, which is possible for a sheet only.
    /// - Returns: Whether it could be.
    @discardableResult
    public func swipeDown() -> Bool {
        guard let last = presentations.last, !last.isFullScreen else { return false }
        last.dismiss()
        return true
    }

    /// Taps a tab; nothing may be presented over it.
    @discardableResult
    public func tapTab(_ index: Int) -> Bool {
        guard presentations.isEmpty,
            let tabs = drawing.all.first(where: { $0.kind == .tabs }),
            tabs.children.indices.contains(index), let tag = tabs.children[index].tag
        else { return false }
        tabs.select?(tag)
        return true
    }

    /// Taps what VoiceOver calls by a name, on the visible page or its bars.
    @discardableResult
    public func tap(_ name: String) -> Bool {
        guard let tap = (page.all + page.all.flatMap(\.toolbar).flatMap(\.all)).first(named: name)
        else { return false }
        tap.tap?()
        return tap.tap != nil
    }

    /// Taps a button of the stepper of a name, on the visible page.
    /// - Returns: Whether the button is enabled.
    @discardableResult
    public func step(_ name: String, up: Bool) -> Bool {
        let stepper = page.all.first { $0.kind == .stepper && $0.isEnabled && $0.spoken == name }
        let action = up ? stepper?.increment : stepper?.decrement
        action?()
        return action != nil
    }

    /// Types a line into the field of a name, and ends it by the return key.
    @discardableResult
    public func type(_ text: String, into name: String) -> Bool {
        guard let field = page.all.first(where: { $0.kind == .field && $0.spoken == name }),
            field.isEnabled
        else { return false }
        field.type?(text)
        page.all.first { $0.kind == .field && $0.spoken == name }?.submit?()
        return true
    }
}

@MainActor
extension [Drawing] {
    fileprivate func first(named name: String) -> Drawing? {
        first { $0.tap != nil && $0.isEnabled && $0.spoken == name }
    }
}

extension Drawing {
    /// The tab in front; itself if there are no tabs.
    public var inFront: Drawing {
        guard let tabs = all.first(where: { $0.kind == .tabs }) else { return self }
        return tabs.children.first { $0.tag == tabs.selection } ?? tabs
    }

    /// The title of the page: as in the framework, set on it or on something in it.
    public var pageTitle: String? { all.compactMap(\.title).first }

    /// The page on top of the stack of the tab in front.
    fileprivate var page: Drawing {
        inFront.all.first { $0.kind == .stack }?.children.last ?? inFront
    }

    /// What is presented over it: as in the framework, one thing.
    fileprivate var presentation: Presentation? {
        presented.first
            ?? (kind == .tabs ? [inFront] : children).lazy.compactMap(\.presentation)
            .first
    }
}
