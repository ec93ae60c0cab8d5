import StorageKit

extension Document {
    /// Waits until the document is loaded or has failed, as a screen that draws it.
    func settle() async {
        while state.isLoading { await Task.yield() }
    }
}

extension Document.State {
    var isLoading: Bool { if case .loading = self { true } else { false } }
    var isLoaded: Bool { if case .loaded = self { true } else { false } }
    var error: DocumentError? { if case .failed(let error) = self { error } else { nil } }
}
