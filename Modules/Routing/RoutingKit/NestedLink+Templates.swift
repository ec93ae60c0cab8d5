extension NestedLink {
    /// Describes a link of the app's own.
    /// - Returns: `nil` if a value can't be a segment of the template's path.
    public init?(_ template: some LinkTemplate) {
        guard let text = template.text else { return nil }
        self.init(url: text)
    }
}
