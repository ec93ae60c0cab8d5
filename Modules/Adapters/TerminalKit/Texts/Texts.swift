import DesignKit

/// The texts of this module in the language of the user.
let texts = Texts(.module)
