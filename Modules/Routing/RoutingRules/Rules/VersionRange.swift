/// The versions of the app from a first to a last one.
struct VersionRange {
    /// The first and the last version; `nil` if there is none.
    private(set) var minimum: AppVersion?, maximum: AppVersion?

    /// Reads `minimumAppVersion` and `maximumAppVersion` of an object. If they exclude each other,
    /// it reports an issue and returns the range of all versions.
    init(_ fields: ConfigFields) {
        let expected = "a version such as \"1.10\""
        minimum = fields.text("minimumAppVersion", expected, AppVersion.init)
        maximum = fields.text("maximumAppVersion", expected, AppVersion.init)
        if let minimum, let maximum, maximum < minimum {
            fields.report(
                "no version is left, because \(maximum) is older than \(minimum)",
                in: "maximumAppVersion")
            (self.minimum, self.maximum) = (nil, nil)
        }
    }

    func contains(_ version: AppVersion) -> Bool {
        if let minimum, version < minimum { return false }
        if let maximum, maximum < version { return false }
        return true
    }
}
