public import DesignKit

/// The texts of the app's own screens and notices in the language of the user.
public let texts = Texts(.module)
