package import DesignKit

/// The texts of the app's own screens and notices in the language of the user.
package let texts = Texts(.module)
